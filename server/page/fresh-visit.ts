/** A page whose lower parts may be laid out behind the first paint. */
const LONG = /\sdata-parts=/

/**
 * Marks a page that is read from its top: not one that was left further down, by a reload or by going back, and not one
 * that was asked for a place in it. Those are laid out whole at once, so that the place is found.
 */
const MARK =
  "performance.getEntriesByType('navigation')[0]?.type!='navigate'||location.hash||document.documentElement.setAttribute('data-fresh','')"

/** Has a long page say, before anything is laid out, whether it is read from its top (components/home/HomeBlocks). */
export function addFreshVisit(html: string): string {
  return LONG.test(html) ? html.replace('</head>', (end) => `<script>${MARK}</script>${end}`) : html
}

const LONG = /\sdata-parts=/

// After a reload, a step back or a link to a fragment, the whole page is laid out at once so that the place is found.
const MARK =
  "performance.getEntriesByType('navigation')[0]?.type!='navigate'||location.hash||document.documentElement.setAttribute('data-fresh','')"

/** Marks a long page read from its top, so that its lower parts are laid out after the first paint (HomeBlocks). */
export function addFreshVisit(html: string): string {
  return LONG.test(html) ? html.replace('</head>', (end) => `<script>${MARK}</script>${end}`) : html
}

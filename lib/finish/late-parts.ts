/** The site's own script. */
const OWN_SCRIPT = /<script\b[^<>]*\bsrc="\/enhance\/[^<>]*><\/script>/
/** Facts about installing the site. */
const MANIFEST = /<link\b[^<>]*\brel="manifest"[^<>]*>/

/** What a page can do without until it shows. */
const LATE = new RegExp(`${OWN_SCRIPT.source}|${MANIFEST.source}`, 'g')

/** What is left of a page that was finished already: a build finishes pages, and a server what it reads of them. */
const EMPTY = '<template></template>'

/**
 * Puts into the page what waits for its first paint. It stands in the head, before any `<template>` of the text, and costs bytes of the
 * first round trip: a second report finds nothing to put, so nobody stops them. A page opened in the background paints when
 * somebody looks at it.
 */
const PUT =
  "new PerformanceObserver(()=>document.head.append(document.querySelector('template').content)).observe({type:'paint'})"

/**
 * Has a document fetch what its first screen does not show when that has been painted: on a slow line it would share the line
 * with the fonts, and on any line run before the paint. See docs/decisions/one-round-trip.md.
 */
export function withLateParts(html: string): string {
  const late = [...html.matchAll(LATE)].map(([part]) => part)
  if (late.length === 0) return html
  return html
    .replaceAll(LATE, '')
    .replace(EMPTY, '')
    .replace('</head>', (end) => `<template>${late.join('')}</template><script>${PUT}</script>${end}`)
}

/** Whether a page has the site's own script, now or later. */
export const isEnhanced = (html: string): boolean => OWN_SCRIPT.test(html)

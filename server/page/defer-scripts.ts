/** Scripts of the site and of the framework; what is there for browsers without modules is not even fetched by others. */
const SCRIPT_FILE = /<script\b(?=[^<>]*\bsrc="\/(?:enhance|_next)\/)(?![^<>]*\bnomodule)[^<>]*><\/script>/gi
/** Facts about installing the site. */
const MANIFEST = /<link\b[^<>]*\brel="manifest"[^<>]*>/g

/** What this module wrote: a page that a form's handler filled in comes a second time. */
const DEFERRED = /<template data-deferred="">([\s\S]*?)<\/template>(?:<script>\{const go[^<]*<\/script>)?/

/**
 * Requests the deferred files when the browser reports the first paint: before it, they would share the line with the fonts, and
 * run before anything shows. Stylesheets that scripts need were disabled until then (inline-css.ts). A browser that does not
 * report paints requests them on `load`; a page opened in the background paints when somebody looks at it. A second paint finds nothing left.
 */
const toStart = (
  more: string,
) => `{const go=()=>{document.head.append(document.querySelector('[data-deferred]').content)${more}}
if(PerformanceObserver.supportedEntryTypes.includes('paint'))new PerformanceObserver(go).observe({type:'paint',buffered:true})
else addEventListener('load',go)}`

const DISABLED = ' disabled=""/>'
const ENABLE = "\nfor(const link of document.querySelectorAll('link[disabled]'))link.disabled=false"

/** Has a page request its scripts and manifest after its first paint. What is typed until then stays: fields are plain HTML. */
export function deferScripts(page: string): string {
  const html = page.replace(DEFERRED, '$1')
  const files = [...html.matchAll(MANIFEST), ...html.matchAll(SCRIPT_FILE)].map(([file]) => file)
  if (files.length === 0) return html
  const template = `<template data-deferred="">${files.join('')}</template><script>${toStart(html.includes(DISABLED) ? ENABLE : '')}</script>`
  return html
    .replace(MANIFEST, '')
    .replace(SCRIPT_FILE, '')
    .replace('</head>', (end) => template + end)
}

import { hydrateNear } from '../../lib/enhance/source.generated.ts'

/** Scripts of the site and the framework. Modern browsers never fetch `nomodule` ones, so these stay. */
const SCRIPT_FILE = /<script\b(?=[^<>]*\bsrc="\/(?:enhance|_next)\/)(?![^<>]*\bnomodule)[^<>]*><\/script>/gi
const MANIFEST = /<link\b[^<>]*\brel="manifest"[^<>]*>/g

/** This module's own output: a page that a form's handler filled in is processed twice. */
const DEFERRED =
  /<template data-deferred="">((?:<(?:link|\/?script)\b[^<>]*>)*)<\/template>(?:<template data-framework="">((?:<(?:link|\/?script)\b[^<>]*>)*)<\/template>)?(?:<script>\{const go[^<]*<\/script>)?/
/** A form that hydrates when the visitor comes near it. */
const FORM = /<(?:section|div) [^<>]*data-hydrates="/
const FRAMEWORK = /^<script [^<>]*src="\/_next\//

// Before the first paint, these files would compete with the fonts. Browsers that do not report paints wait for `load`.
const toStart = (
  more: string,
) => `{const go=()=>{document.head.append(document.querySelector('[data-deferred]').content)${more}}
if(PerformanceObserver.supportedEntryTypes.includes('paint'))new PerformanceObserver(go).observe({type:'paint',buffered:true})
else addEventListener('load',go)}`

const DISABLED = ' disabled=""/>'
const ENABLE = "\nfor(const link of document.querySelectorAll('link[disabled]'))link.disabled=false"

/**
 * Loads a page's scripts and manifest after its first paint. Fields are plain HTML and keep early input, so on a page with a form
 * the framework waits longer: until the visitor comes near it.
 */
export function deferScripts(page: string): string {
  const html = page.replace(DEFERRED, '$1$2')
  const files = [...html.matchAll(MANIFEST), ...html.matchAll(SCRIPT_FILE)].map(([file]) => file)
  if (files.length === 0) return html
  const waits = FORM.test(html)
  const framework = waits ? files.filter((file) => FRAMEWORK.test(file)) : []
  const others = files.filter((file) => !framework.includes(file))
  const start = toStart(!waits && html.includes(DISABLED) ? ENABLE : '')
  const template = [
    `<template data-deferred="">${others.join('')}</template>`,
    waits && `<template data-framework="">${framework.join('')}</template>`,
    `<script>${start}${waits ? `;${hydrateNear}` : ''}</script>`,
  ]
    .filter(Boolean)
    .join('')
  return html
    .replace(MANIFEST, '')
    .replace(SCRIPT_FILE, '')
    .replace('</head>', (end) => template + end)
}

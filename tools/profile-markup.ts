import { light } from '../content/colours.ts'
import { escapeHtml } from '../lib/format/escape-html.ts'

type Html = { html: string }

/** Returns any value as text of a document, escaped unless it is markup. */
export const toText = (part: unknown): string => {
  if (Array.isArray(part)) return part.map(toText).join('')
  if (typeof part === 'object' && part !== null && 'html' in part) return String(part.html)
  return escapeHtml(String(part ?? ''))
}

/** Returns markup in which all values are escaped, unless they are markup themselves. */
export const html = (strings: TemplateStringsArray, ...parts: unknown[]): Html => ({
  html: strings.map((string, i) => string + (i < parts.length ? toText(parts[i]) : '')).join(''),
})

/** Returns a drawing as a decoration, which screen readers skip. */
export const art = (svg: string, className = 'art'): Html => ({
  html: `<div class="${className}" aria-hidden="true">${svg}</div>`,
})

/** Returns a row of running stitch across the column. */
export const seam = (colour: string = light.primary): Html => ({
  html: `<svg class="seam" aria-hidden="true" viewBox="0 0 1000 4" preserveAspectRatio="none"><path d="M2 2H998" stroke="${colour}" stroke-width="2.6" stroke-linecap="round" stroke-dasharray="9 7 11 6" vector-effect="none"/></svg>`,
})

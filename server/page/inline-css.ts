import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Stylesheet } from './stylesheet.ts'
import { findClasses, parseStylesheet, pickRules, renameClasses, toShortNames } from './stylesheet.ts'

const STYLE_LINK =
  /<link\b(?=[^<>]*\brel="stylesheet")[^<>]*\bhref="\/_next\/static\/(chunks\/[\w~.-]+\.css)(?:\?[^"]*)?"[^<>]*>/g
const STYLE_PRELOAD = /<link\b(?=[^<>]*\brel="preload")(?=[^<>]*\bas="style")[^<>]*>/g
/** The style element of a component. React puts it after the stylesheets, where it must stay. */
const COMPONENT_STYLE = /<style data-precedence=[^<>]*>[\s\S]*?<\/style>/g
const INLINED = /<style data-inlined="">[\s\S]*?<\/style>/

export type ReadCss = (file: string) => Stylesheet

/** Reads each stylesheet of a build once: they never change while it is served. */
export function createCssReader(folder: string): ReadCss {
  const known = new Map<string, Stylesheet>()
  return (file) => {
    const css = known.get(file) ?? parseStylesheet(readFileSync(path.join(folder, file), 'utf8'))
    known.set(file, css)
    return css
  }
}

/** A listing may insert the list of another page, where the same short names would mean other classes. */
const LISTING = /<list-region\b/

// Messengers read only the first kilobytes of a page, so its title and tags come before the rules. With `keepLinks` the
// links stay, disabled, and the framework loads no copies. defer-scripts.ts enables them later.
export function inlineCss(html: string, readCss: ReadCss, { keepLinks = false } = {}): string {
  const links = [...html.matchAll(STYLE_LINK)]
  if (links.length === 0) return html
  const used = findClasses(html)
  const keepsNames = keepLinks || LISTING.test(html)
  const rename = keepsNames ? (name: string) => name : toShortNames(used)
  const rules = links.map(([, file = '']) => pickRules(readCss(file), used, rename))
  // Addresses in a stylesheet are relative to it; in a page they would be relative to the page.
  const css = rules.join('\n').replaceAll('url(../', 'url(/_next/static/')
  if (css.includes('</')) throw new Error('A stylesheet would end its element')

  const kept = keepLinks ? links.map(([link]) => link.replace(/(?: disabled="")?\/?>$/, ' disabled=""/>')) : []
  const styles = [`<style data-inlined="">${css}</style>`, ...kept, ...(html.match(COMPONENT_STYLE) ?? [])].join('')
  const styled = html
    .replace(STYLE_PRELOAD, '')
    .replace(INLINED, '')
    .replace(STYLE_LINK, '')
    .replace(COMPONENT_STYLE, '')
    .replace('</head>', (end) => styles + end)
  return keepsNames ? styled : renameClasses(styled, rename)
}

import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  findClasses,
  parseStylesheet,
  pickRules,
  renameClasses,
  type Stylesheet,
  toShortNames,
} from '../../lib/css/stylesheet.ts'

const BUILT_CSS = /^\/_next\/static\/(chunks\/[\w~.-]+\.css)(?:\?[^"]*)?$/
const STYLE_LINK = /<link\b(?=[^<>]*\brel="stylesheet")[^<>]*\bhref="([^"]+)"[^<>]*>/g
const STYLE_PRELOAD = /<link\b(?=[^<>]*\brel="preload")(?=[^<>]*\bas="style")[^<>]*>/g
/** What this module wrote: a page that a form's handler filled in comes a second time. */
const INLINED = /<style data-inlined="">[\s\S]*?<\/style>/

/** Gives a stylesheet by its address; null where there is none. */
export type ReadCss = (address: string) => Stylesheet | null

/** Reads the stylesheets of a build, each once: they never change while it is served. */
export function createCssReader(buildFolder: string): ReadCss {
  const known = new Map<string, Stylesheet | null>()
  const read = (file: string): Stylesheet | null => {
    try {
      const css = readFileSync(path.join(buildFolder, 'static', file), 'utf8')
      // Addresses in a stylesheet are relative to it; in a page they would be relative to the page.
      return parseStylesheet(css.replaceAll('url(../', 'url(/_next/static/'))
    } catch {
      return null
    }
  }
  return (address) => {
    const file = BUILT_CSS.exec(address)?.[1]
    if (!file) return null
    if (!known.has(file)) known.set(file, read(file))
    return known.get(file) ?? null
  }
}

/**
 * Puts the rules that a page uses at the end of its head: the linked files hold those of several pages and would be requests before
 * the first paint. Messengers read the first kilobytes of a page, so its title and tags come before them. With `keepLinks` the links
 * stay, disabled: the framework finds them there and loads no copies, and defer-scripts.ts enables them for what its scripts will
 * show. A page with a file that cannot be read keeps its links as they are.
 */
export function inlineCss(html: string, readCss: ReadCss, { keepLinks = false } = {}): string {
  const links = [...html.matchAll(STYLE_LINK)]
  const sheets = links.map(([, address = '']) => readCss(address)).filter((sheet) => sheet !== null)
  if (links.length === 0 || sheets.length < links.length) return html
  const used = findClasses(html)
  const rename = keepLinks ? (name: string) => name : toShortNames(used)
  const css = sheets.map((sheet) => pickRules(sheet, used, rename)).join('\n')
  if (css.includes('</')) return html

  const kept = keepLinks ? links.map(([link]) => link.replace(/(?: disabled="")?\/?>$/, ' disabled=""/>')) : []
  const styles = `<style data-inlined="">${css}</style>${kept.join('')}`
  const styled = html
    .replace(STYLE_PRELOAD, '')
    .replace(INLINED, '')
    .replace(STYLE_LINK, '')
    .replace('</head>', (end) => styles + end)
  return keepLinks ? styled : renameClasses(styled, rename)
}

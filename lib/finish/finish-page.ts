import { createHash } from 'node:crypto'
import { routes } from '../routes.ts'
import { type CspOptions, toPageCsp } from './csp.ts'

export type { CspOptions }

/**
 * What a page tells about itself, as an attribute of its <main>: a `document` is read and needs no framework in the
 * browser, an `application` is acted in and hydrates. See docs/decisions/documents-and-applications.md.
 */
export type PageKind = 'document' | 'application'

const KIND = /<main\b[^>]*\bdata-page="(document|application)"/
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const SCRIPT_PRELOAD = /<link\b(?=[^>]*\brel="(?:module)?preload")(?=[^>]*\bas="script")[^>]*>/g
const FRAMEWORK_SOURCE = /\bsrc="\/_next\//
const DATA_TYPE = /\btype="application\/(?:ld\+)?json"/
const STATUS = /<main\b[^>]*\bdata-status="(\d{3})"/

/** Gives the text of a stylesheet by its address, with addresses in it that hold in any page; null where there is none. */
export type ReadStyle = (address: string) => string | null

const STYLESHEET = /<link\b(?=[^>]*\brel="stylesheet")[^>]*\bhref="([^"]+)"[^>]*>/g
const STYLE_PRELOAD = /<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="style")[^>]*>/g

/** A finished page: its HTML, the headers it is answered with, and its status where the page asks for one. */
export type FinishedPage = { html: string; headers: Record<string, string>; status: number | null }

/** Reads the kind that a page declares; null for HTML that declares none. */
export function getPageKind(html: string): PageKind | null {
  return (KIND.exec(html)?.[1] as PageKind | undefined) ?? null
}

/** Takes the framework's scripts and their preloads out of a page, and leaves JSON data and the site's own scripts. */
function withoutFramework(html: string): string {
  return html
    .replace(SCRIPT_PRELOAD, '')
    .replace(SCRIPT, (whole, attributes: string) =>
      DATA_TYPE.test(attributes) || (/\bsrc=/.test(attributes) && !FRAMEWORK_SOURCE.test(attributes)) ? whole : '',
    )
}

/**
 * Puts a page's styles into it. The bundler splits them into files that several pages share: eight requests before the
 * first paint, where the text of all of them fits into the page's own answer. A file that cannot be read stays a link.
 */
function withStyles(html: string, readStyle: ReadStyle): string {
  return html.replace(STYLE_PRELOAD, '').replace(STYLESHEET, (link, address: string) => {
    const css = readStyle(address)
    return css === null || css.includes('</') ? link : `<style>${css}</style>`
  })
}

/** CSP sources (`'sha256-…'`) of the inline scripts that a page runs. */
export function getScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', body = ''] of html.matchAll(SCRIPT)) {
    if (/\bsrc=/.test(attributes) || DATA_TYPE.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`)
  }
  return [...hashes]
}

/**
 * Finishes a page that Next rendered: a document loses the framework's runtime and brings its styles along, every page gets a Content-Security-Policy
 * that names exactly the inline scripts it has. HTML that declares no kind is left as it is, but for its policy.
 */
export function finishPage(html: string, options: CspOptions, readStyle: ReadStyle = () => null): FinishedPage {
  const finished = getPageKind(html) === 'document' ? withStyles(withoutFramework(html), readStyle) : html
  const status = STATUS.exec(finished)?.[1]
  return {
    html: finished,
    headers: {
      'content-security-policy': toPageCsp(getScriptHashes(finished), options),
      'speculation-rules': `"${routes.speculationRules}"`,
      ...(status === '503' && { 'retry-after': '10' }),
    },
    status: status ? Number(status) : null,
  }
}

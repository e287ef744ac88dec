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
 * Finishes a page that Next rendered: a document loses the framework's runtime, every page gets a Content-Security-Policy
 * that names exactly the inline scripts it has. HTML that declares no kind is left as it is, but for its policy.
 */
export function finishPage(html: string, options: CspOptions): FinishedPage {
  const finished = getPageKind(html) === 'document' ? withoutFramework(html) : html
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

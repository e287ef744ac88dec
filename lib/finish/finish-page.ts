import { createHash } from 'node:crypto'
import { speculationRules } from '../seo/speculation-rules.ts'
import { type BuildFiles, noBuildFiles } from './build-files.ts'
import { type CspOptions, type InlineSources, TOAST_STYLES, toPageCsp } from './csp.ts'
import { findFirstScreen } from './first-screen.ts'
import { joinFlight, joinScripts } from './flight.ts'
import { withFreshVisit } from './fresh-visit.ts'
import { isEnhanced, withLateParts } from './late-parts.ts'
import { withOneSheet } from './one-sheet.ts'
import { withDrawings } from './page-drawings.ts'
import { withIcon } from './page-icon.ts'
import { withPreloads } from './page-preloads.ts'
import {
  findClasses,
  findStylesheets,
  isOnlyOf,
  isUsed,
  pickStyles,
  renameInPage,
  replaceStylesheets,
} from './page-styles.ts'
import { withStillParts } from './still-parts.ts'
import { unescapeAttribute } from './unescape-attribute.ts'

/**
 * What a page tells about itself, as an attribute of its <main>: a `document` is read and needs no framework in the
 * browser, an `application` is acted in and hydrates. See docs/decisions/documents-and-applications.md.
 */
export type PageKind = 'document' | 'application'

const KIND = /<main\b[^<>]*\bdata-page="(document|application)"/
const SCRIPT = /<script\b([^<>]*)>([\s\S]*?)<\/script>/g
const SCRIPT_PRELOAD = /<link\b(?=[^<>]*\brel="(?:module)?preload")(?=[^<>]*\bas="script")[^<>]*>/g
const FRAMEWORK_SOURCE = /\bsrc="\/_next\//
const DATA_TYPE = /\btype="application\/(?:ld\+)?json"/
const FLEETING = /<main\b[^<>]*\bdata-fleeting="true"/
const STATUS = /<main\b[^<>]*\bdata-status="(\d{3})"/

const STYLE = /<style\b[^<>]*>([\s\S]*?)<\/style>/g
const STYLE_ATTRIBUTE = /<[a-z][^<>]*?\sstyle="([^"]*)"/gi
const STYLE_PRELOAD = /<link\b(?=[^<>]*\brel="preload")(?=[^<>]*\bas="style")[^<>]*>/g

/** What shows another site's player or map after a press. */
const FRAMING = /<click-to-load\b/

/** React marks where its texts begin and where it may go on from; nobody goes on in a document. */
const COMMENT = /<!--[\s\S]*?-->/g

/** Which parts of a page are only read: all of a document. */
const STILL = /\sdata-still="[^"]*"/g

/** A finished page: its HTML, the headers it is answered with, and its status where the page asks for one. */
export type FinishedPage = { html: string; headers: Record<string, string>; status: number | null }

/** Reads the kind that a page declares; null for HTML that declares none. */
export function getPageKind(html: string): PageKind | null {
  return (KIND.exec(html)?.[1] as PageKind | undefined) ?? null
}

/** Whether a page says of itself that it is made for one visitor and not worth keeping. */
export const isForOneVisitor = (html: string): boolean => FLEETING.test(html)

/** Takes the framework's scripts and their preloads out of a page, and leaves JSON data and the site's own scripts. */
function withoutFramework(html: string): string {
  return html
    .replace(SCRIPT_PRELOAD, '')
    .replace(SCRIPT, (whole, attributes: string) =>
      DATA_TYPE.test(attributes) || (/\bsrc=/.test(attributes) && !FRAMEWORK_SOURCE.test(attributes)) ? whole : '',
    )
}

/**
 * Puts a page's styles into it, and no others. The bundler has them in files that several pages share: requests before the
 * first paint, where what the page needs of them fits into its own answer. Where the build made a sheet of all that comes
 * after the first screen, it is linked there: what is before it does not wait for it. A page with a file that cannot be read
 * keeps its links.
 */
function withStyles(html: string, { readStyle, shorten, findSheet }: BuildFiles): string {
  const addresses = findStylesheets(html)
  const sheets = addresses.map(readStyle).filter((sheet) => sheet !== null)
  if (sheets.length === 0 || sheets.length < addresses.length) return html
  const pick = (keeps: (head: string) => boolean) => sheets.map((sheet) => pickStyles(sheet, keeps, shorten)).join('\n')

  const used = findClasses(html)
  const screen = findFirstScreen(html)
  const later = screen ? used.difference(screen.classes) : new Set<string>()
  const sheet = later.size > 0 ? findSheet(pick((head) => isOnlyOf(head, later)).trim()) : null
  const css = pick((head) => isUsed(head, used) && !(sheet && isOnlyOf(head, later)))
  if (css.includes('</')) return html

  const [start, rest] = screen ? [html.slice(0, screen.end), html.slice(screen.end)] : [html, '']
  // One element needs one hash in the policy.
  const styled = replaceStylesheets(start.replace(STYLE_PRELOAD, ''), () => `<style>${css}</style>`)
  return renameInPage(styled + (sheet ? `<link rel="stylesheet" href="${sheet}"/>` : '') + rest, shorten)
}

const toSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const toSources = (texts: Iterable<string>) => [...new Set(texts)].map(toSource)

function* findInlineScripts(html: string): Generator<string> {
  for (const [, attributes = '', body = ''] of html.matchAll(SCRIPT)) {
    if (!/\bsrc=/.test(attributes) && !DATA_TYPE.test(attributes)) yield body
  }
}

/** CSP sources (`'sha256-…'`) of all that a page has inline: scripts, style elements and style attributes. */
export function getInlineSources(html: string): InlineSources {
  const markup = html.replace(SCRIPT, '')
  const attributes = [...markup.matchAll(STYLE_ATTRIBUTE)].map(([, text = '']) => unescapeAttribute(text))
  return {
    scripts: toSources(findInlineScripts(html)),
    styles: toSources([...markup.matchAll(STYLE)].map(([, text = '']) => text)),
    styleAttributes: toSources(attributes),
  }
}

/** A document: without the framework, with its styles, its icon and the drawings of its first screen; the rest waits for that. */
function toDocument(html: string, files: BuildFiles): string {
  const bare = withoutFramework(html).replace(COMMENT, '').replace(STILL, '')
  const styled = withDrawings(withIcon(withStyles(bare, files), files.readIcon()), files)
  return withLateParts(withPreloads(withFreshVisit(styled)))
}

/** An application: with all of its framework, but with its styles, and without data of what is only read. */
function toApplication(html: string, files: BuildFiles): string {
  const styled = withPreloads(withOneSheet(joinFlight(html), files))
  return joinScripts(withStillParts(styled))
}

/**
 * Finishes a page that Next rendered: a document loses the framework's runtime and brings along what its first screen needs; an
 * application brings its styles along, and data only of what hydrates; every page gets a Content-Security-Policy that names
 * exactly the inline scripts and styles it has. HTML that declares no kind is left as it is, but for its policy.
 */
export function finishPage(html: string, options: CspOptions, files: BuildFiles = noBuildFiles): FinishedPage {
  const kind = getPageKind(html)
  const finished =
    kind === 'document' ? toDocument(html, files) : kind === 'application' ? toApplication(html, files) : html
  const inline = getInlineSources(finished)
  if (kind !== 'document') inline.styles.push(...TOAST_STYLES)
  // Its script puts them in.
  if (isEnhanced(finished)) inline.scripts.push(toSource(speculationRules))
  const status = STATUS.exec(finished)?.[1]
  return {
    html: finished,
    headers: {
      'content-security-policy': toPageCsp(inline, options, FRAMING.test(finished)),
      ...(status === '503' && { 'retry-after': '10' }),
    },
    status: status ? Number(status) : null,
  }
}

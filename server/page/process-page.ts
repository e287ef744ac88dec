import { inlineDrawings } from '../../lib/art/inline-drawings.ts'
import type { ArtKind } from '../../lib/art/url.ts'
import { describeError, log } from '../../lib/log.ts'
import type { ImageSources } from '../../lib/media.ts'
import { getInlineSources, hasSource, isData, SCRIPT, toSource } from '../../lib/security/inline-sources.ts'
import { TOAST_STYLES, toPageCsp } from '../../lib/security/page-policy.ts'
import { speculationRules } from '../../lib/seo/speculation-rules.ts'
import { deferScripts } from './defer-scripts.ts'
import { addFontPreloads } from './font-preloads.ts'
import { addFreshVisit } from './fresh-visit.ts'
import { inlineCss, type ReadCss } from './inline-css.ts'

/**
 * What a page says of itself, as an attribute of its <main>: a `document` is read and needs no framework in the browser, an
 * `application` is acted in and hydrates. See docs/decisions/documents-and-applications.md.
 */
type PageKind = 'document' | 'application'

const KIND = /<main\b[^<>]*\bdata-page="(document|application)"/
const STATUS = /<main\b[^<>]*\bdata-status="(\d{3})"/
const SCRIPT_PRELOAD = /<link\b(?=[^<>]*\brel="(?:module)?preload")(?=[^<>]*\bas="script")[^<>]*>/g
const FRAMEWORK_SOURCE = /\bsrc="\/_next\//
/** What shows another site's player or map after a press. */
const FRAMING = /<click-to-load\b/
/** Scripts that follow each other: joined, they need one hash in the policy. */
const SCRIPTS = /(?:<script>[^<]+<\/script>){2,}/g

/** A processed page: its HTML, the headers that it is sent with, and its status where the page names one. */
export type ProcessedPage = { html: string; headers: Record<string, string>; status: number | null }

/** What processing needs to know. In development, pages keep their framework, which reloads them after a change. */
export type PageOptions = ImageSources & {
  isDev: boolean
  readCss: ReadCss
  draw: (kind: ArtKind, seed: string) => string | null
}

function removeFramework(html: string): string {
  return html
    .replace(SCRIPT_PRELOAD, '')
    .replace(SCRIPT, (whole, attributes: string) =>
      isData(attributes) || (hasSource(attributes) && !FRAMEWORK_SOURCE.test(attributes)) ? whole : '',
    )
}

const joinScripts = (html: string) => html.replace(SCRIPTS, (scripts) => scripts.replaceAll('</script><script>', ';'))

function toDocument(html: string, { readCss, draw }: PageOptions): string {
  const styled = inlineCss(removeFramework(html), readCss)
  return deferScripts(addFontPreloads(addFreshVisit(inlineDrawings(styled, draw))))
}

function toApplication(html: string, { readCss }: PageOptions): string {
  const styled = inlineCss(html.replace(SCRIPT_PRELOAD, ''), readCss, { keepLinks: true })
  return joinScripts(deferScripts(addFontPreloads(styled)))
}

const findKind = (html: string) => KIND.exec(html)?.[1] as PageKind | undefined

function process(html: string, kind: PageKind | undefined, options: PageOptions): string {
  if (options.isDev || !kind) return html
  try {
    return kind === 'document' ? toDocument(html, options) : toApplication(html, options)
  } catch (error) {
    // Sent as Next made it, with a policy that names its scripts.
    log.error('page not processed', describeError(error))
    return html
  }
}

/**
 * Processes a page that Next rendered: a document loses the framework, every page brings the styles that it uses, scripts wait
 * for the first paint, and the policy names exactly the inline scripts and styles that the page has. HTML that declares no kind
 * is left as it is, but for its policy.
 */
export function processPage(html: string, options: PageOptions): ProcessedPage {
  const kind = findKind(html)
  const processed = process(html, kind, options)
  const inline = getInlineSources(processed)
  if (kind !== 'document' || options.isDev) inline.styles.push(...TOAST_STYLES)
  // The enhancement script inserts these.
  if (kind) inline.scripts.push(toSource(speculationRules))
  // React asks for it, to show where an error comes from.
  if (options.isDev) inline.scripts.push("'unsafe-eval'")
  const status = STATUS.exec(processed)?.[1]
  return {
    html: processed,
    headers: {
      'content-security-policy': toPageCsp(inline, options, FRAMING.test(processed)),
      ...(status === '503' && { 'retry-after': '10' }),
    },
    status: status ? Number(status) : null,
  }
}

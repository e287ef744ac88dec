import { describeError, log } from '../../lib/log.ts'
import type { ImageSources } from '../../lib/pictures/image-sources.ts'
import { TOAST_STYLES, toContentSecurityPolicy } from '../../lib/security/content-security-policy.ts'
import { getInlineSources, hasSource, isData, SCRIPT, toSource } from '../../lib/security/inline-sources.ts'
import { speculationRules } from '../../lib/seo/speculation-rules.ts'
import { deferScripts } from './defer-scripts.ts'
import { addFontPreloads } from './font-preloads.ts'
import { addFreshVisit } from './fresh-visit.ts'
import { inlineCss, type ReadCss } from './inline-css.ts'

/** The kind that a page declares on its <main>. See docs/decisions/documents-and-applications.md. */
type PageKind = 'document' | 'application'

const KIND = /<main [^<>]*data-page="(document|application)"/
const STATUS = /<main [^<>]*data-status="(\d{3})"/
const SCRIPT_PRELOAD = /<link\b(?=[^<>]*\brel="(?:module)?preload")(?=[^<>]*\bas="script")[^<>]*>/g
const FRAMEWORK_SOURCE = /\bsrc="\/_next\//
const EDITING = /<main [^<>]*data-editor/
const FRAMING = /<click-to-load\b/
/** Adjacent scripts. Once joined, they need only one hash in the policy. */
const SCRIPTS = /(?:<script>[^<]+<\/script>){2,}/g

export type ProcessedPage = {
  html: string
  /** `null` for HTML that is not a page of the site. */
  kind: PageKind | null
  headers: Record<string, string>
  status: number | null
}

/** In development, pages keep the framework's scripts, which reload them after a change. */
export type PageOptions = ImageSources & { isDev: boolean; readCss: ReadCss }

const removeFramework = (html: string) =>
  html.replace(SCRIPT, (whole, attributes: string) =>
    isData(attributes) || (hasSource(attributes) && !FRAMEWORK_SOURCE.test(attributes)) ? whole : '',
  )

const joinScripts = (html: string) => html.replace(SCRIPTS, (scripts) => scripts.replaceAll('</script><script>', ';'))

function transform(page: string, kind: PageKind, { readCss }: PageOptions): string {
  const isDocument = kind === 'document'
  const html = page.replace(SCRIPT_PRELOAD, '')
  const styled = inlineCss(isDocument ? removeFramework(html) : html, readCss, { keepLinks: !isDocument })
  const marked = isDocument ? addFreshVisit(styled) : styled
  return joinScripts(deferScripts(addFontPreloads(marked)))
}

function transformSafely(html: string, kind: PageKind, options: PageOptions): string {
  try {
    return transform(html, kind, options)
  } catch (error) {
    // Sent as Next made it, with a policy that names its scripts.
    log.error('page not processed', describeError(error))
    return html
  }
}

/** Processes a page that Next rendered. HTML that declares no kind only gets its policy. */
export function processPage(html: string, options: PageOptions): ProcessedPage {
  const kind = KIND.exec(html)?.[1] as PageKind | undefined
  const processed = kind && !options.isDev ? transformSafely(html, kind, options) : html
  const inline = getInlineSources(processed)
  if (kind !== 'document' || options.isDev) inline.styles.push(...TOAST_STYLES)
  // The enhancement script inserts these.
  if (kind) inline.scripts.push(toSource(speculationRules))
  // React needs it to show where an error comes from.
  if (options.isDev) inline.scripts.push("'unsafe-eval'")
  const status = STATUS.exec(processed)?.[1]
  return {
    html: processed,
    kind: kind ?? null,
    headers: {
      'content-security-policy': toContentSecurityPolicy(inline, options, {
        isFraming: FRAMING.test(processed),
        isEditing: EDITING.test(processed),
      }),
      ...(status === '503' && { 'retry-after': '10' }),
    },
    status: status ? Number(status) : null,
  }
}

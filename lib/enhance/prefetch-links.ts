/** From lib/seo/speculation-rules.ts at build time, because that file would bring all addresses of the site along. */
declare const SPECULATION_RULES: string

/** Lets a browser that can do so prefetch a link's page on hover or touch. */
export function prefetchLinks(): void {
  if (!HTMLScriptElement.supports?.('speculationrules')) return
  const rules = document.createElement('script')
  rules.type = 'speculationrules'
  rules.text = SPECULATION_RULES
  document.head.append(rules)
}

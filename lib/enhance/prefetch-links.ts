/** lib/seo/speculation-rules.ts, put here by scripts/build-enhance.ts: that file knows all addresses of the site, this script need not. */
declare const SPECULATION_RULES: string

/** Has the browser fetch a link's page as the pointer rests on it or a finger touches it, where it knows how to. */
export function prefetchLinks(): void {
  if (!HTMLScriptElement.supports?.('speculationrules')) return
  const rules = document.createElement('script')
  rules.type = 'speculationrules'
  rules.text = SPECULATION_RULES
  document.head.append(rules)
}

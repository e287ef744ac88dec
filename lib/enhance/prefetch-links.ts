/**
 * Set at build time from lib/seo/speculation-rules.ts, because importing that file would include all addresses of the
 * site.
 */
declare const SPECULATION_RULES: string

/** Lets browsers that support it prefetch a page while the mouse rests on its link. */
export function prefetchLinks(): void {
  // On a touch screen, Chromium prefetches every link in view: 30 kB on Home, on a visitor's mobile data.
  if (!HTMLScriptElement.supports?.('speculationrules') || !matchMedia('(hover: hover)').matches) return
  const rules = document.createElement('script')
  rules.type = 'speculationrules'
  rules.text = SPECULATION_RULES
  document.head.append(rules)
}

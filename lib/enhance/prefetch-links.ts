/** From lib/seo/speculation-rules.ts at build time, because that file would bring all addresses of the site along. */
declare const SPECULATION_RULES: string

/** Lets a browser that can do so prefetch a page while the mouse rests on its link. */
export function prefetchLinks(): void {
  // On a touch screen, Chromium prefetches every link in view: 30 kB on Home, on a visitor's mobile data.
  if (!HTMLScriptElement.supports?.('speculationrules') || !matchMedia('(hover: hover)').matches) return
  const rules = document.createElement('script')
  rules.type = 'speculationrules'
  rules.text = SPECULATION_RULES
  document.head.append(rules)
}

const seen = new Set<string>()

/**
 * Adds the style rules of another page that this page lacks. Each page has only the rules that it uses. Their order decides
 * between them, so a new rule goes behind the rule that it follows in the other page.
 */
export function addRules(text: string): void {
  const own = document.querySelector<HTMLStyleElement>('[data-inlined]')?.sheet
  if (!own || seen.has(text)) return
  seen.add(text)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  const known = [...own.cssRules].map(({ cssText }) => cssText)
  let place = 0
  for (const { cssText } of sheet.cssRules) {
    const found = known.indexOf(cssText, place)
    if (found >= 0) {
      place = found + 1
      continue
    }
    own.insertRule(cssText, place)
    known.splice(place, 0, cssText)
    place += 1
  }
}

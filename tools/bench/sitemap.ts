/** The addresses that a sitemap lists. */
export function readSitemap(text: string): URL[] {
  const found = text.matchAll(/<loc>([^<]+)<\/loc>/g)
  return Array.from(found, ([, address = '']) => new URL(address.replaceAll('&amp;', '&')))
}

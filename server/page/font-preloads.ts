/** A font in the page's styles that Next wants first, as its name says. */
const FONT = /url\((\/[^()".]+\.p\.[^()".]+\.woff2)\)/g

const toPreload = (font: string) => `<link href="${font}" rel="preload" as="font" crossorigin="" type="font/woff2"/>`

/**
 * Has the fonts of a page's styles fetched early. Next says so in a `Link` header, though not of a page that it renders anew behind
 * a response; and in the page the addresses stand a second time and compress to nothing.
 */
export function addFontPreloads(html: string): string {
  const fonts = new Set([...html.matchAll(FONT)].map(([, font = '']) => font))
  const missing = [...fonts].map(toPreload).filter((preload) => !html.includes(preload))
  return html.replace(/<style|<\/head>/, (place) => missing.join('') + place)
}

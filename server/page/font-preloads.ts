/** A font that Next marks for preloading by `.p.` in its name. */
const FONT = /url\((\/[^()".]+\.p\.[^()".]+\.woff2(?:\?dpl=[\w-]+)?)\)/g

const toPreload = (font: string) => `<link href="${font}" rel="preload" as="font" crossorigin="" type="font/woff2"/>`

/** Preloads a page's fonts. Next's `Link` header is missing when it renders a page again after a response. */
export function addFontPreloads(html: string): string {
  const fonts = new Set([...html.matchAll(FONT)].map(([, font = '']) => font))
  const missing = [...fonts].map(toPreload).filter((preload) => !html.includes(preload))
  return html.replace(/<style|<\/head>/, (place) => missing.join('') + place)
}

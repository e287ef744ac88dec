/** A font in the page's styles. */
const FONT = /url\((\/[^()"]+\.woff2)\)/g
/** In the names of those that Next wants first. */
const WANTED = '.p.'

const PRELOAD = /<link\b[^<>]*\brel="preload" as="font"/

const toPreload = (font: string) => `<link href="${font}" rel="preload" as="font" crossorigin="" type="font/woff2"/>`

/**
 * Has the fonts of a page's styles fetched ahead, before them. Next says so in a `Link` header, of a page that is renewed behind its answer
 * in none. In the page the addresses stand a second time and compress to nothing, in the header they cost a fiftieth of the
 * first round trip. What else the header would name is a picture, which the browser finds in the page as soon.
 */
export function withPreloads(html: string): string {
  const fonts = [...html.matchAll(FONT)].map(([, font = '']) => font)
  const preloads = fonts.filter((font) => font.includes(WANTED)).map(toPreload)
  const missing = preloads.filter((preload) => !html.includes(preload))
  return html.replace(/<style|<\/head>/, (place) => missing.join('') + place)
}

/** Whether a page itself has its fonts fetched ahead. */
export const hasPreloads = (html: string): boolean => PRELOAD.test(html)

import { escapeHtml } from '../rich-text/escape.ts'

const ENTRY = /<([^>]+)>((?:;\s*[\w-]+=(?:"[^"]*"|[^\s,;]+))*)/g
const PARAMETER = /;\s*([\w-]+)=(?:"([^"]*)"|([^\s,;]+))/g
const DRAWING = /^\/art\//
/** A font in the page's styles, as Next names those that are wanted first. */
const FONT = /url\((\/[^()"]+\.p\.[^()"]+\.woff2)\)/g

/** What the header would say of the fonts: a page that is renewed behind an answer that has left is given none. */
function findFonts(html: string): string {
  const addresses = [...html.matchAll(FONT)].map(([, address]) => address)
  return addresses
    .map((address) => `<${address}>; rel=preload; as="font"; crossorigin=""; type="font/woff2"`)
    .join(', ')
}

/**
 * Writes what a page's `Link` header has the browser fetch ahead into the page, before its styles. There the addresses
 * stand a second time and compress to nothing, in the header they cost a fiftieth of the first round trip. Drawings of the
 * first screen are in the page already, or stand so early in it that the browser finds them as soon.
 */
export function withPreloads(html: string, link: string): string {
  const preloads = [...(link || findFonts(html)).matchAll(ENTRY)]
    .filter(([, address = '']) => !DRAWING.test(address))
    .map(([, address = '', parameters = '']) => {
      const attributes = [...parameters.matchAll(PARAMETER)]
        .map(([, name = '', quoted, plain]) => ` ${name}="${escapeHtml(quoted ?? plain ?? '')}"`)
        .join('')
      return `<link href="${escapeHtml(address)}"${attributes}/>`
    })
  return html.replace(/<style|<\/head>/, (place) => preloads.join('') + place)
}

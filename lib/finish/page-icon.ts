const ICON = /<link\b(?=[^<>]*\brel="icon")(?=[^<>]*\btype="image\/svg\+xml")[^<>]*>/
/** Files that are asked for anew after a day (lib/finish/cache-handler.ts), and need no other address when they change. */
const FILE = /(<link\b(?=[^<>]*\brel="(?:apple-touch-)?icon")[^<>]*\bhref="\/[^"?]*)\?[^"]*/g
const HREF = /(\bhref=")[^"]*(")/

/** As an address, and nothing in it that would end an attribute. */
const toAddress = (svg: string) =>
  `data:image/svg+xml,${encodeURIComponent(svg.replaceAll('"', "'")).replace(/%(?:2C|2F|3A|3B|3D|40)/g, decodeURIComponent)}`

/**
 * Puts the site's icon into a page: half of the bytes stand in its logo anyway, and the browser asks for nothing more. Other icons
 * keep their files, without the marks of their contents, which compress to nothing.
 */
export function withIcon(html: string, svg: string | null): string {
  const bare = html.replace(FILE, '$1')
  if (!svg) return bare
  return bare.replace(ICON, (link) =>
    link.replace(HREF, (_, start: string, end: string) => start + toAddress(svg) + end),
  )
}

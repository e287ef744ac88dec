const ICON = /<link\b(?=[^>]*\brel="icon")(?=[^>]*\btype="image\/svg\+xml")[^>]*>/
const HREF = /(\bhref=")[^"]*(")/

/** As an address, and nothing in it that would end an attribute. */
const toAddress = (svg: string) =>
  `data:image/svg+xml,${encodeURIComponent(svg.replaceAll('"', "'")).replace(/%(?:2C|2F|3A|3B|3D|40)/g, decodeURIComponent)}`

/** Puts the site's icon into a page: half of the bytes stand in its logo anyway, and the browser asks for nothing more. */
export function withIcon(html: string, svg: string | null): string {
  if (!svg) return html
  return html.replace(ICON, (link) =>
    link.replace(HREF, (_, start: string, end: string) => start + toAddress(svg) + end),
  )
}

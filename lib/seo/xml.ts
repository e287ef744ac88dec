/** Characters that XML forbids even when escaped: a single one makes a whole feed unreadable. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to find.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text or a whole document without the characters that XML forbids. */
export function removeForbidden(text: string): string {
  return text.toWellFormed().replace(FORBIDDEN, '')
}

function escapeXml(text: string): string {
  return removeForbidden(text).replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}

/** An element. Attributes and text are escaped; `content` as an array is already XML. */
export function xml(tag: string, attributes: Record<string, string>, content: string | string[] = ''): string {
  const start = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
  const inside = Array.isArray(content) ? content.join('') : escapeXml(content)
  return `<${tag}${start.join('')}${inside === '' ? '/>' : `>${inside}</${tag}>`}`
}

/** A whole XML document. */
export function toXmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
}

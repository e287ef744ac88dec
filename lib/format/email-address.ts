const LOCAL = /^[A-Za-z0-9_'+-]+(?:\.[A-Za-z0-9_'+-]+)*$/
const HOST = /^(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]{2,})$/i
const ASCII = /^[\x20-\x7e]*$/

/** Returns a host in ASCII, as mail servers need it: пример.рф as xn--e1afmkfd.xn--p1ai. Other text stays as it is. */
function toAsciiHost(host: string): string {
  if (ASCII.test(host) || /[\s:/?#@\\%[\]]/.test(host)) return host
  return URL.parse(`http://${host}`)?.hostname ?? host
}

/** Removes punctuation that belongs to a sentence rather than to the address. */
export function trimEnd(text: string): string {
  let end = text.length
  while (end > 0 && ' .,;'.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/**
 * Returns an address in the form that is sent and stored. Accepts what people type or paste: `Rumana
 * <mailto:rumana@пример.рф>`.
 */
export function toAsciiEmail(text: string): string {
  const plain = text.normalize('NFKC').trim()
  const [address = ''] = plain.endsWith('>') ? plain.slice(plain.lastIndexOf('<') + 1).split('>') : [plain]
  const bare = address.trim().replace(/^mailto:/i, '')
  const at = bare.lastIndexOf('@')
  return bare.slice(0, at + 1) + toAsciiHost(trimEnd(bare.slice(at + 1)))
}

/** Returns whether a text from `toAsciiEmail` is an email address. Browser, handlers and backend share this check. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  return at > 0 && LOCAL.test(text.slice(0, at)) && HOST.test(text.slice(at + 1))
}

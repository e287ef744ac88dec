const TOKEN = /\/([^\s()<>[\]{}/%]+)|\(|<<|>>|<([\da-f\s]*)>|[-+]?\d+|true|false/gi

const MAX_ENTRIES = 200
const MAX_DEPTH = 20

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

const fromHex = (hex: string) =>
  hex.replaceAll(/\s/g, '').replaceAll(/../g, (byte) => String.fromCharCode(Number.parseInt(byte, 16)))

/** A string in brackets, from behind its opening one: its bytes, and where it ends. */
function readString(pdf: string, from: number): { value: string; end: number } {
  let value = ''
  let at = from
  for (let depth = 1; at < pdf.length; at += 1) {
    const letter = pdf.charAt(at)
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (depth === 0) break
    if (letter !== '\\') {
      value += letter
      continue
    }
    const octal = /^[0-7]{1,3}/.exec(pdf.slice(at + 1, at + 4))?.[0]
    const next = pdf.charAt(at + 1)
    if (octal) value += String.fromCharCode(Number.parseInt(octal, 8) & 0xff)
    else if (next !== '\r' && next !== '\n') value += ESCAPES[next] ?? next
    at += octal?.length ?? 1
  }
  return { value, end: at + 1 }
}

/** The entries of the dictionary that begins here: names, strings, numbers, and an array's first element. Inner ones are left out. */
export function readPdfEntries(pdf: string): Map<string, string> {
  const entries = new Map<string, string>()
  const token = new RegExp(TOKEN)
  let depth = 0
  let key: string | null = null
  for (let found = token.exec(pdf); found; found = token.exec(pdf)) {
    const [text, name, hex] = found
    if (text === '<<') depth += 1
    if (text === '>>') depth -= 1
    if (depth === 0 || depth > MAX_DEPTH || entries.size > MAX_ENTRIES) break
    let value = name ?? text
    if (hex !== undefined) value = fromHex(hex)
    if (text === '(') {
      const string = readString(pdf, token.lastIndex)
      value = string.value
      token.lastIndex = string.end
    }
    if (depth > 1 || text === '>>' || text === '<<') key = null
    else if (key === null) key = name ?? null
    else {
      if (!entries.has(key)) entries.set(key, value)
      key = null
    }
  }
  return entries
}

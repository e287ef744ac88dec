import { isTagged, isText, Syntax, type Value } from '../../../pdf/syntax.ts'

const MAX_CODES = 70_000

const toCode = (text: string) => {
  let code = 0
  for (const letter of text.slice(0, 4)) code = code * 256 + letter.charCodeAt(0)
  return code
}

function toLetters(text: string): string {
  return new TextDecoder('utf-16be').decode(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))
}

/** The last letter counts up with the code. */
function addTo(text: string, steps: number): string {
  const letters = [...toLetters(text)]
  const last = letters.pop()?.codePointAt(0) ?? 0
  return letters.join('') + String.fromCodePoint(Math.min(last + steps, 0x10ffff))
}

function addRange(texts: Map<number, string>, [from, to, target]: readonly Value[]): void {
  if (!isText(from) || !isText(to)) return
  const start = toCode(from.text)
  const last = Math.min(toCode(to.text), start + 0xffff)
  for (let code = start; code <= last && texts.size < MAX_CODES; code += 1) {
    if (Array.isArray(target)) {
      const item = target[code - start]
      if (isText(item)) texts.set(code, toLetters(item.text))
    } else if (isText(target)) texts.set(code, addTo(target.text, code - start))
  }
}

/** Reads a font's ToUnicode map (ISO 32000-2, 9.10.3): the text of each code. */
export function readToUnicode(source: string): Map<number, string> {
  const syntax = new Syntax(source)
  const texts = new Map<number, string>()
  let operands: Value[] = []
  for (let count = 0; count < 4 * MAX_CODES; count += 1) {
    const value = syntax.read()
    if (value === undefined) {
      if (syntax.at >= source.length) break
      syntax.at += 1
      continue
    }
    if (!isTagged(value, 'operator')) {
      operands.push(value)
      continue
    }
    if (value.name === 'endbfchar')
      for (let at = 0; at + 1 < operands.length; at += 2) {
        const [from, to] = [operands[at], operands[at + 1]]
        if (isText(from) && isText(to)) texts.set(toCode(from.text), toLetters(to.text))
      }
    if (value.name === 'endbfrange')
      for (let at = 0; at + 2 < operands.length; at += 3) addRange(texts, operands.slice(at, at + 3))
    operands = []
  }
  return texts
}

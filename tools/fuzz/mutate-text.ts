import type { Random } from './random.ts'

/** Characters that open or nest brackets, names and numbers in a PDF and in XML. */
const TOKENS = [...'( [ << < { / 9 0 % & " <a> <!-- ]]>'.split(' '), '\\', ' ', '\n', '<a ', '1 0 R ']

const ENTITIES = `<!DOCTYPE a [<!ENTITY a0 "ha">${Array.from({ length: 20 }, (_, level) => `<!ENTITY a${level + 1} "&a${level};&a${level};">`).join('')}]><a>&a20;</a>`

const NUMBERS = ['0', '-1', '1e9', '4294967295', '9007199254740993', '99999999999999999999', 'NaN', '']

function pickMatch(text: string, pattern: RegExp, random: Random): RegExpExecArray | null {
  const found = [...text.matchAll(pattern)]
  // Half of all damage is done near the end, where a PDF says how to read it.
  return found.length === 0 ? null : random.pick(random.chance(0.5) ? found.slice(-12) : found)
}

function insert(text: string, at: number, part: string): string {
  return text.slice(0, at) + part + text.slice(at)
}

const pickSize = (random: Random, most: number) => (random.chance(0.3) ? most : random.size(most))

/** Inserts a part; half the time only the end of a PDF follows it. */
function open(text: string, at: number, part: string, random: Random): string {
  if (random.chance(0.5)) return insert(text, at, part)
  const end = text.lastIndexOf('startxref')
  return text.slice(0, at) + part + (end > at ? text.slice(end) : '')
}

/** Repeats one token many times: deep nesting and long numbers. */
function nest(text: string, random: Random, most: number): string {
  const found = pickMatch(text, /\/[A-Z]\w*\s*\[?|startxref\s+|trailer\s*|\bobj\b|<\/?[\w:]+|="/g, random)
  const at = found ? found.index + found[0].length : random.below(text.length + 1)
  const token = random.pick(TOKENS)
  const space = random.chance(0.5) ? ' ' : ''
  return open(text, at, space + token.repeat(pickSize(random, most) / token.length), random)
}

/** Repeats the beginning of a part many times, without its end. */
function repeatStart(text: string, random: Random, most: number): string {
  const at = pickMatch(text, /<|\/[A-Z]|\bobj\b|\bxref\b/g, random)?.index ?? random.below(text.length)
  const piece = text.slice(at, at + 1 + random.below(40)) || ' '
  return open(text, at, piece.repeat(pickSize(random, most) / piece.length), random)
}

/** Changes numbers: circular offsets, huge counts, negative lengths. */
function changeNumbers(text: string, random: Random): string {
  let changed = text
  for (let count = 1 + random.below(4); count > 0; count -= 1) {
    const found = pickMatch(changed, /\d+/g, random)
    if (!found) return changed
    const value = random.chance(0.5) ? String(random.below(text.length)) : random.pick(NUMBERS)
    changed = changed.slice(0, found.index) + value + changed.slice(found.index + found[0].length)
  }
  return changed
}

/** Changes a reference: circles among objects. */
function changeReference(text: string, random: Random): string {
  const found = pickMatch(text, /\b\d+ \d+ R\b/g, random)
  if (!found) return changeNumbers(text, random)
  const target = `${random.below(30)} 0 R`
  return text.slice(0, found.index) + target + text.slice(found.index + found[0].length)
}

/** Damages the text of a PDF or of an XML part, which may grow by `most` bytes. */
export function mutateText(text: string, random: Random, most: number): string {
  const mutations = [nest, nest, repeatStart, repeatStart, changeNumbers, changeReference]
  return text.includes('<?xml') && random.chance(0.05) ? ENTITIES : random.pick(mutations)(text, random, most)
}

import { parse } from '@babel/parser'

/** Replaces each letter by the next vowel or consonant, in its case. */
const NEXT = (() => {
  const next = new Map<string, string>()
  for (const row of ['aeiou', 'bcdfghjklmnpqrstvwxyz']) {
    for (const [place, letter] of [...row].entries()) {
      const following = row[(place + 1) % row.length] ?? ''
      next.set(letter, following)
      next.set(letter.toUpperCase(), following.toUpperCase())
    }
  }
  return next
})()

/** Returns 1 for 9 and the next digit for others, so that no number gets a leading zero. */
const toNextDigit = (digit: string) => (digit === '0' ? '0' : String((Number(digit) % 9) + 1))

/**
 * Text that is not language: tags, placeholders, addresses, dates, and the pay of a job, whose parts other code reads.
 */
const KEPT =
  /\\u[\da-f]{4}|\\.|<[^>]*>|\{\w+\}|&#?\w+;|https?:\S+|\S+@\S+|\d{4}-\d\d-\d\d\S*|[A-Z]{3} [\d,]+–[\d,]+ per \w+|\b(?:PDF|DOCX?|5MB)\b/g

/** Rewrites a sentence: changes all words and figures, but keeps its length and punctuation. */
export function rewriteText(text: string): string {
  const rewrite = (part: string) =>
    part.replaceAll(/[A-Za-z]/g, (letter) => NEXT.get(letter) ?? letter).replaceAll(/\d/g, toNextDigit)
  let result = ''
  let end = 0
  for (const { 0: kept, index } of text.matchAll(KEPT)) {
    result += rewrite(text.slice(end, index)) + kept
    end = index + kept.length
  }
  return result + rewrite(text.slice(end))
}

type Node = { type: string; start: number; end: number; [key: string]: unknown }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Properties whose values are identifiers for the program. */
const NAMES = new Set([
  'slug',
  'href',
  'id',
  'kind',
  'type',
  'value',
  'image',
  'heroImage',
  'autoComplete',
  'formula',
  'video',
])

/**
 * Returns whether a text is for readers: it begins with a capital or has several words. Anything else is an identifier.
 */
const isCopy = (text: string) => /^[^a-z]*[A-Z0-9“]/.test(text) || /\s/.test(text.trim())

function* findTexts(node: unknown): Generator<{ start: number; end: number }> {
  if (Array.isArray(node)) for (const part of node) yield* findTexts(part)
  if (!isNode(node)) return
  if (node.type === 'ImportDeclaration' || node.type.startsWith('TS')) {
    // `value as const` and `value satisfies Type` hold a value.
    if (isNode(node.expression)) yield* findTexts(node.expression)
    return
  }
  if (node.type === 'ObjectProperty') {
    const key = isNode(node.key) ? (node.key.name ?? node.key.value) : ''
    if (!NAMES.has(String(key))) yield* findTexts(node.value)
    else if (isNode(node.value) && !/Literal$/.test(node.value.type)) yield* findTexts(node.value)
    return
  }
  if (node.type === 'StringLiteral' && isCopy(String(node.value))) yield { start: node.start + 1, end: node.end - 1 }
  if (node.type === 'TemplateElement') yield { start: node.start, end: node.end }
  for (const [name, part] of Object.entries(node)) if (name !== 'loc' && name !== 'extra') yield* findTexts(part)
}

/** Rewrites every text in a TypeScript file of `content`; leaves names, addresses and types alone. */
export function rewriteSource(source: string): string {
  const { program } = parse(source, { sourceType: 'module', plugins: ['typescript'] })
  let result = ''
  let end = 0
  for (const text of findTexts(program)) {
    result += source.slice(end, text.start) + rewriteText(source.slice(text.start, text.end))
    end = text.end
  }
  return result + source.slice(end)
}

import { readDelta, toLines } from './delta-lines.ts'
import { toMarkup } from './delta-markup.ts'
import { element, type Markup, toClean } from './markup.ts'
import { MAX_ELEMENTS, MAX_TEXT, parseHtml, parseWithinLimits } from './parse-html.ts'
import { type Reading, tidy } from './tidy/tidy.ts'

/**
 * The maximum length of a source, in characters. Longer ones are cut: no article is that long, and rendering has to
 * end.
 */
const MAX_LENGTH = 4_000_000

const MARKUP = /<[a-z!/?]/i

/** Tags that create lines. If a text has none of them, its own line breaks count. */
const LINE_TAG = /<(?:p|br|div)[\s/>]/i
const BLANK_LINE = /\n[ \t\r]*\n/

/**
 * Reads any source (HTML, Quill Delta, plain text) into a tree without other editors' habits. The tree is not yet safe.
 * Keeps only the text of a source that is too large.
 */
export function readSource(source: unknown): Markup[] {
  const ops = readDelta(source)
  if (ops) return readOps(ops)
  return typeof source === 'string' ? readHtml(source.slice(0, MAX_LENGTH)) : []
}

function readOps(ops: unknown[]): Markup[] {
  const lines = toLines(ops)
  const inlines = lines.flatMap((line) => line.inlines)
  const texts = inlines.map((inline) => (inline.kind === 'image' ? '' : inline.text))
  const length = texts.reduce((sum, text) => sum + text.length, 0)
  if (lines.length + inlines.length <= MAX_ELEMENTS && length <= MAX_TEXT) return tidy(toMarkup(lines).map(toClean))
  return [toClean(element('p', {}, [texts.join(' ').slice(0, MAX_TEXT)]))]
}

function readHtml(html: string): Markup[] {
  const lines = toLinesKind(html)
  const parsed = lines && hasManyLines(html) ? null : parseWithinLimits(html)
  if (parsed) return tidy(parsed.map(toClean), { lines })
  const text = MARKUP.test(html) ? toBareText(html) : html
  return parseHtml(toParagraphs(text.slice(0, MAX_TEXT))).map(toClean)
}

function toLinesKind(html: string): Reading['lines'] {
  if (!MARKUP.test(html)) return 'breaks'
  if (!BLANK_LINE.test(html)) return undefined
  return LINE_TAG.test(html) ? 'paragraphs' : 'breaks'
}

const hasManyLines = (text: string) => text.split('\n', MAX_ELEMENTS + 1).length > MAX_ELEMENTS

/** Converts plain text with blank lines between paragraphs. Its entities (`&amp;`) are already HTML's. */
function toParagraphs(text: string): string {
  if (hasManyLines(text)) return `<p>${text}</p>`
  const paragraphs = text.split(/\n\s*\n/).filter((part) => part.trim())
  return paragraphs.map((part) => `<p>${part.trim().replace(/\n/g, '<br>')}</p>`).join('')
}

function toBareText(html: string): string {
  return html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<(?:script\b[\s\S]*?(?:<\/script|$)|style\b[\s\S]*?(?:<\/style|$))/gi, ' <')
    .replace(/<[^<>]*>?|>/g, ' ')
    .replace(/[ \t]+/g, ' ')
}

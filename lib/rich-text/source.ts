import { Parser } from 'htmlparser2'
import { readDelta, toLines } from './delta.ts'
import { toQuillHtml } from './delta-html.ts'
import type { Reading } from './tidy/tidy.ts'
import { tidyHtml } from './tidy/tidy-html.ts'

/** Longer sources, in characters, are cut. No article is that long, and rendering has to end. */
const LONGEST = 4_000_000
/** No editor nests deeper, and no article has more tags and pieces of text. Beyond these limits only the text is kept: parsers
 * need quadratic time for deep nesting, and nobody can read a page of tens of thousands of elements. */
const DEEPEST = 100
const MAX_PIECES = 30_000
/** Longer texts, in characters without markup, are cut: rendering them would hold up all other visitors. */
const MAX_TEXT = 1_200_000
const MARKUP = /<[a-z!/?]/i

/** Tags that make lines. Where a text has none of them, its own lines count. */
const LINE_TAG = /<(?:p|br|div)[\s/>]/i
const BLANK_LINE = /\n[ \t\r]*\n/

/** HTML that is cheap to parse; `isPlain` where it has no mark-up but the paragraphs and line breaks written here. */
type Unsafe = { html: string; isPlain: boolean }

/** Returns any source (HTML, Quill Delta, plain text) as HTML without other editors' habits. It is not yet safe. */
export function toUnsafeHtml(source: unknown): Unsafe {
  const ops = readDelta(source)
  if (!ops && typeof source !== 'string') return { html: '', isPlain: true }
  const html = (ops ? toQuillHtml(toLines(ops)) : String(source)).slice(0, LONGEST)
  const lines = ops ? undefined : toLinesKind(html)
  if (!isTooMuch(html) && !(lines && hasManyLines(html))) {
    const tidied = tidyHtml(html, { lines })
    if (tidied !== null) return { html: tidied, isPlain: false }
  }
  const text = MARKUP.test(html) ? toBareText(html) : html
  return { html: toParagraphs(text.slice(0, MAX_TEXT)), isPlain: true }
}

function toLinesKind(html: string): Reading['lines'] {
  if (!MARKUP.test(html)) return 'breaks'
  if (!BLANK_LINE.test(html)) return undefined
  return LINE_TAG.test(html) ? 'paragraphs' : 'breaks'
}

const hasManyLines = (text: string) => text.split('\n', MAX_PIECES + 1).length > MAX_PIECES

/** Plain text has blank lines between paragraphs; its entities (`&amp;`) are already HTML's. */
function toParagraphs(text: string): string {
  if (hasManyLines(text)) return `<p>${text}</p>`
  const paragraphs = text.split(/\n\s*\n/).filter((part) => part.trim())
  return paragraphs.map((part) => `<p>${part.trim().replace(/\n/g, '<br>')}</p>`).join('')
}

/** Counts with the sanitiser's own parser: another one could be tricked into seeing a shallower tree. */
function isTooMuch(html: string): boolean {
  let depth = 0
  let deepest = 0
  let pieces = 0
  let characters = 0
  const parser = new Parser({
    onopentagname() {
      depth += 1
      pieces += 1
      deepest = Math.max(deepest, depth)
    },
    onclosetag() {
      depth -= 1
    },
    ontext(text) {
      pieces += 1
      characters += text.length
    },
  })
  for (let start = 0; start < html.length; start += 4_096) {
    parser.write(html.slice(start, start + 4_096))
    if (deepest > DEEPEST || pieces > MAX_PIECES || characters > MAX_TEXT) return true
  }
  return false
}

function toBareText(html: string): string {
  return html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<(?:script\b[\s\S]*?(?:<\/script|$)|style\b[\s\S]*?(?:<\/style|$))/gi, ' <')
    .replace(/<[^<>]*>?|>/g, ' ')
    .replace(/[ \t]+/g, ' ')
}

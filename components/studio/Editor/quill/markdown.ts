import Quill, { Delta } from 'quill/core.js'
import { isOfInputMethod } from '@/components/form/input-method'
import { toVideo } from '@/lib/rich-text/video'
import { listenToTyping, readText, type Typed } from './typed-change'

/** Marks around words, each with its format. A longer mark is before one that it contains. */
const MARKS = [
  ['**', 'bold'],
  ['~~', 'strike'],
  ['`', 'code'],
  ['*', 'italic'],
] as const

/** The formats of a line in which only words are formatted, not the line. */
const LINE_FORMATS = ['header', 'list', 'blockquote', 'code-block', 'table']

/** The maximum length of a text that marks enclose, in characters. */
const MAX_MARKED = 1_000

const LETTER = /[\p{L}\p{N}\p{M}\\]$/u
const NUMBER = /^(\d{1,6})[.)]$/
const LIST_MARKS: Record<string, string> = {
  '-': 'bullet',
  '*': 'bullet',
  '+': 'bullet',
  '[]': 'unchecked',
  '[ ]': 'unchecked',
  '[x]': 'checked',
}
const FENCE = /^```([\w+#.-]{0,40})$/
const MAX_ADDRESS = 2_000
const ADDRESS = /^https?:\/\/[^\s\uFFFC]+$/i

type Formats = Record<string, unknown>

/**
 * Formats what is typed as in Markdown, and turns an address alone on a line into a video or a link. One undo, or
 * Backspace immediately afterwards, restores the typed characters.
 */
export function addMarkdown(quill: Quill): void {
  let isFresh = false
  const convert = (index: number, change: Delta, cursor: number) => {
    applyAsOneStep(quill, new Delta().retain(index).concat(change), cursor)
    isFresh = true
  }
  quill.on('editor-change', () => {
    isFresh = false
  })
  quill.root.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isOfInputMethod(event)) return
      const isUndone = event.key === 'Backspace' && isFresh
      if (isUndone) quill.history.undo()
      if (isUndone || (event.key === 'Enter' && endLine(quill, convert))) event.preventDefault()
    },
    // Before Quill's own keys.
    { capture: true },
  )
  listenToTyping(quill, (typed) => {
    if (typed.character === ' ') startBlock(quill, typed.end, convert)
    else if (typed.character === '-') drawRule(quill, typed.end, convert)
    else markWords(quill, typed, convert)
  })
}

type Convert = (index: number, change: Delta, cursor: number) => void

/** Applies a change as a step of its own in the history, and puts the cursor where it belongs. */
export function applyAsOneStep(quill: Quill, change: Delta, cursor: number): void {
  quill.history.cutoff()
  quill.updateContents(change, Quill.sources.USER)
  quill.history.cutoff()
  quill.setSelection(cursor, 0, 'silent')
}

/** Returns the start of a paragraph's line, or null if the line is something else. */
export function findParagraph(quill: Quill, index: number): number | null {
  const [line, offset] = quill.getLine(index)
  const formats: Formats = line?.formats() ?? {}
  return line && LINE_FORMATS.every((name) => !formats[name]) ? index - offset : null
}

/** Returns the format of a line that begins with a mark, or null. The editor of short texts knows fewer formats. */
function toLineFormat(quill: Quill, mark: string): Formats | null {
  const fence = FENCE.exec(mark)
  const number = NUMBER.exec(mark)?.[1]
  const list = LIST_MARKS[mark]
  const isLong = quill.scroll.query('list') !== null
  if (/^#{1,3}$/.test(mark)) return isLong || mark.length < 3 ? { header: mark.length } : null
  if (mark === '>') return { blockquote: true }
  if (!isLong) return null
  if (fence) return { 'code-block': fence[1] || 'plain' }
  if (list) return { list }
  if (!number) return null
  return Number(number) === 1 ? { list: 'ordered' } : { list: 'ordered', start: String(Number(number)) }
}

/** Formats the line after a space, if it begins with a mark. */
function startBlock(quill: Quill, end: number, convert: Convert): void {
  const start = findParagraph(quill, end)
  if (start === null || end - start > 50) return
  const format = toLineFormat(quill, readText(quill, start, end - 1))
  const [line, offset] = quill.getLine(end)
  if (!format || !line) return
  convert(
    start,
    new Delta()
      .delete(end - start)
      .retain(line.length() - 1 - offset)
      .retain(1, format),
    start,
  )
}

function drawRule(quill: Quill, end: number, convert: Convert): void {
  const start = findParagraph(quill, end)
  const isAlone = start !== null && readText(quill, start, end + 1) === '---\n'
  if (!isAlone || !quill.scroll.query('divider')) return
  convert(start, new Delta().insert({ divider: true }).delete(end - start), start + 1)
}

/** Ends a line that is a fence, or an address alone, and converts it. Returns false for any other line. */
function endLine(quill: Quill, convert: Convert): boolean {
  const { index, length } = quill.getSelection() ?? { index: 0, length: 1 }
  const start = findParagraph(quill, index)
  if (length > 0 || start === null || index - start > MAX_ADDRESS) return false
  const text = readText(quill, start, index + 1)
  const format = FENCE.test(text.trim()) && text.endsWith('\n') ? toLineFormat(quill, text.trim()) : null
  const card = format ? null : toCard(quill, start)
  if (!text.endsWith('\n') || !(format || card)) return false
  quill.history.cutoff()
  quill.insertText(index, '\n', 'user')
  const end = index + 1
  if (format) convert(start, new Delta().delete(end - start).retain(1, format), start)
  else if (card) convert(start, card, end + card.changeLength())
  return true
}

/** Returns whether a text is the address of a page. */
export const isAddress = (text: string): boolean =>
  text.length <= MAX_ADDRESS && ADDRESS.test(text) && URL.canParse(text)

/** Returns the change that makes a video or a link of an address that is alone on its line; null for anything else. */
function toCard(quill: Quill, start: number): Delta | null {
  const [line] = quill.getLine(start)
  const length = (line?.length() ?? 1) - 1
  const address = length <= MAX_ADDRESS ? readText(quill, start, start + length) : ''
  if (!isAddress(address)) return null
  const video = quill.scroll.query('video') ? toVideo(address) : null
  // The card is a line of its own, so it replaces the break as well.
  if (video) return new Delta().insert({ video: video.embed }).delete(length + 1)
  return quill.getFormat(start, length).link ? null : new Delta().retain(length, { link: address })
}

/** Converts a pasted address that is alone on its line. Undo restores the address as text. */
export function convertPastedAddress(quill: Quill, index: number): void {
  const start = findParagraph(quill, index)
  const card = start === null ? null : toCard(quill, start)
  if (start === null || !card) return
  const isVideo = card.changeLength() < 0
  // A line for the cursor, if the text ended with the address.
  const isLast = index + 1 >= quill.getLength()
  const change = isVideo && isLast ? card.insert('\n') : card
  applyAsOneStep(quill, new Delta().retain(start).concat(change), isVideo ? start + 1 : index)
}

/** Formats the words that a mark has just closed, as in "**bold**". */
function markWords(quill: Quill, { character, end }: Typed, convert: Convert): void {
  if (!MARKS.some(([mark]) => mark.endsWith(character))) return
  const [line, offset] = quill.getLine(end)
  const formats = quill.getFormat(end - 1, 1)
  if (!line || formats['code-block'] || formats.code) return
  const from = end - Math.min(offset, MAX_MARKED)
  const text = readText(quill, from, end)
  const found = findMarked(text)
  if (!found || !quill.scroll.query(found.format)) return
  const { mark, start, format } = found
  const words = text.length - start - 2 * mark.length
  const change = new Delta()
    .delete(mark.length)
    .retain(words, { [format]: true })
    .delete(mark.length)
  convert(from + start, change, end - 2 * mark.length)
  // Text typed after it is plain.
  quill.format(format, false, 'silent')
}

/** Returns the mark that ends a text, and where the words with it start. */
export function findMarked(text: string): { mark: string; format: string; start: number } | null {
  const [mark, format] = MARKS.find(([name]) => text.endsWith(name)) ?? []
  if (!mark || !format) return null
  const end = text.length - mark.length
  const sign = mark.charAt(0)
  const start = text.lastIndexOf(sign, end - 1) - mark.length + 1
  const words = text.slice(start + mark.length, end)
  const before = text.slice(0, Math.max(start, 0))
  const isClosed = start >= 0 && text.startsWith(mark, start) && !before.endsWith(sign) && !LETTER.test(before)
  return isClosed && words !== '' && words === words.trim() ? { mark, format, start } : null
}

import type Quill from 'quill/core.js'
import type { Range } from 'quill/core.js'
import QuillClipboard from 'quill/modules/clipboard.js'
import { toLines } from '@/lib/rich-text/delta-lines'
import { toMarkup } from '@/lib/rich-text/delta-markup'
import type { DeltaOp } from '@/lib/rich-text/delta-ops'
import { type Markup, toHtml } from '@/lib/rich-text/markup'
import { restrictFormats, type Theme } from '@/lib/rich-text/restrict-formats'
import { tidy } from '@/lib/rich-text/tidy/tidy'
import { toDelta } from '@/lib/rich-text/to-delta/to-delta'
import { getStored } from './contents'
import { convertPastedAddress, isAddress } from './markdown'
import type { NewPicture } from './pictures'
import { toText } from './typed-change'

/** Options of the module, which Quill takes as `modules.clipboard`. */
export type ClipboardOptions = {
  theme: Theme
  /** Returns whether a picture with this address is already on the site. */
  isFirstParty(src: string): boolean
  /** Imports pictures, each to its place in the text. */
  importPictures(pictures: NewPicture[]): void
}

/**
 * Quill's clipboard with the site's own converters. Quill's converter fails 47 of the 77 cases that ours are tested with, and
 * `getSemanticHTML`, with which it copies, has an open advisory.
 */
export class Clipboard extends QuillClipboard {
  readonly #settings: ClipboardOptions

  constructor(quill: Quill, { matchers, ...settings }: Partial<QuillClipboard['options']> & ClipboardOptions) {
    super(quill, { matchers })
    this.#settings = settings
  }

  /** Cuts so that the line that is left has the last line's format, not the first one's. What was cut can be pasted as it was. */
  override onCaptureCopy(event: ClipboardEvent, isCut = false): void {
    const range = this.quill.getSelection()
    super.onCaptureCopy(event, false)
    if (isCut && range && range.length > 0) this.quill.deleteText(range, 'user')
  }

  override onCopy(range: Range) {
    const html = toMarkup(toLines(getStored(this.quill, range).ops))
      .map(toHtml)
      .join('')
    return { text: this.quill.getText(range), html }
  }

  override onPaste(range: Range, { text = '', html = '' }: { text?: string; html?: string }): void {
    const plain = text.replace(/\r\n?/g, '\n')
    const language = this.quill.getFormat(range)['code-block']
    const ops = language ? [{ insert: plain, attributes: { 'code-block': language } }] : this.#read(html, plain)
    const { kept, pictures } = separatePictures(ops, range.index, this.#settings.isFirstParty)
    const words = toText(kept).trim()
    // The words of a link to another address may be a shortened one.
    const isPlain = kept.every(({ attributes }) => !attributes?.link || attributes.link === words)
    if (pictures.length === 0 && !language && isPlain && isAddress(words)) {
      insert(this.quill, range, [{ insert: words }])
      convertPastedAddress(this.quill, range.index + words.length)
    } else insert(this.quill, range, kept)
    this.#settings.importPictures(pictures)
  }

  #read(html: string, plain: string): DeltaOp[] {
    const delta = toDelta(tidy(readHtml(html), { isPasted: true }), { isPasted: true })
    const { ops } = restrictFormats(delta.ops, this.#settings.theme)
    const isEmpty = ops.every((op) => typeof op.insert === 'string' && op.insert.trim() === '')
    return isEmpty ? [{ insert: plain }] : withoutLastBreak(ops)
  }
}

/** Replaces a range as one step that can be undone, and puts the cursor after it. */
function insert(quill: Quill, { index, length }: Range, ops: DeltaOp[]): void {
  quill.history.cutoff()
  const before = quill.getLength()
  const start = index > 0 ? [{ retain: index }] : []
  const end = length > 0 ? [{ delete: length }] : []
  quill.updateContents([...start, ...ops, ...end], 'user')
  quill.setSelection(index + quill.getLength() - before + length, 0, 'silent')
  quill.scrollSelectionIntoView()
  quill.history.cutoff()
}

/** Removes the break that ends the last paragraph, which would begin an empty one. */
function withoutLastBreak(ops: DeltaOp[]): DeltaOp[] {
  const last = ops.at(-1)
  if (typeof last?.insert !== 'string' || !last.insert.endsWith('\n') || last.attributes) return ops
  const text = last.insert.slice(0, -1)
  const others = ops.slice(0, -1)
  return text ? [...others, { insert: text }] : others
}

/** Separates the text from the pictures that are not the site's own. Each of these gets the place that it will have in the text. */
function separatePictures(ops: DeltaOp[], start: number, isFirstParty: (src: string) => boolean) {
  const kept: DeltaOp[] = []
  const pictures: NewPicture[] = []
  let index = start
  for (const op of ops) {
    const src = typeof op.insert === 'string' ? null : op.insert.image
    if (typeof src === 'string' && !isFirstParty(src)) {
      const { alt = '', caption = '' } = op.attributes ?? {}
      pictures.push({ source: src, alt: String(alt), caption: String(caption), index })
    } else kept.push(op)
    index += typeof op.insert === 'string' ? op.insert.length : 1
  }
  return { kept, pictures }
}

/**
 * The maximum number of elements and texts. No real document has more, or nests deeper. Of a larger one, only the text
 * is pasted.
 */
const MAX_PIECES = 30_000
const MAX_DEPTH = 100

/** Reads HTML from the clipboard. The browser parses it in a separate document, which runs and loads nothing. */
function readHtml(html: string): Markup[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  let room = MAX_PIECES
  const read = (nodes: NodeListOf<ChildNode>, depth: number): Markup[] =>
    [...nodes].flatMap((node): Markup[] => {
      room -= 1
      if (node.nodeType === Node.TEXT_NODE) return [node.nodeValue ?? '']
      if (!(node instanceof Element)) return []
      if (depth > MAX_DEPTH) room = -1
      if (room < 0) return []
      const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]))
      return [{ tag: node.localName, attributes, children: read(node.childNodes, depth + 1) }]
    })
  const markup = read(body.childNodes, 0)
  return room < 0 ? [body.textContent ?? ''] : markup
}

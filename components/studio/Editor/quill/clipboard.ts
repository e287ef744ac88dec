import type Quill from 'quill/core.js'
import type { Range } from 'quill/core.js'
import { toLines } from '@/lib/rich-text/delta'
import { toQuillHtml } from '@/lib/rich-text/delta-html'
import type { DeltaOp } from '@/lib/rich-text/delta-ops'
import { restrictFormats, type Theme } from '@/lib/rich-text/restrict-formats'
import { tidy } from '@/lib/rich-text/tidy/tidy'
import { toDelta } from '@/lib/rich-text/to-delta/to-delta'
import { getStored } from './contents'
import { PICTURE_TYPES, type Wanted } from './pictures'
import { readHtml } from './read-html'

export type ClipboardOptions = {
  theme: Theme
  /** Whether a picture of this address is the site's own already. */
  isOwn(src: string): boolean
  /** Takes pictures over, each to its place in the text. */
  take(wanted: Wanted[]): void
}

/** Pastes, copies and cuts instead of Quill's own module, which keeps pictures in the text and has an advisory open. */
export function listenToClipboard(quill: Quill, options: ClipboardOptions): void {
  const listen = (name: 'paste' | 'copy' | 'cut', act: (event: ClipboardEvent, range: Range) => void) =>
    quill.container.addEventListener(
      name,
      (event) => {
        if (!(event.target instanceof Node) || !quill.root.contains(event.target)) return
        const range = quill.getSelection(name === 'paste')
        event.preventDefault()
        if (range) act(event, range)
      },
      { capture: true },
    )
  listen('paste', (event, range) => paste(quill, range, event.clipboardData, options))
  listen('copy', (event, range) => copy(quill, range, event.clipboardData))
  listen('cut', (event, range) => {
    copy(quill, range, event.clipboardData)
    if (range.length > 0) quill.deleteText(range, 'user')
  })
}

function copy(quill: Quill, range: Range, data: DataTransfer | null): void {
  const { ops } = getStored(quill, range)
  data?.setData('text/plain', quill.getText(range))
  data?.setData('text/html', toQuillHtml(toLines(ops)))
}

function paste(quill: Quill, range: Range, data: DataTransfer | null, options: ClipboardOptions): void {
  const html = data?.getData('text/html') ?? ''
  const text = (data?.getData('text/plain') || data?.getData('text/uri-list') || '').replace(/\r\n?/g, '\n')
  const files = [...(data?.files ?? [])].filter(({ type }) => PICTURE_TYPES.includes(type))
  const format = quill.getFormat(range)
  if (format['code-block']) insert(quill, range, [{ insert: text, attributes: { 'code-block': format['code-block'] } }])
  else if (files.length > 0 && isOnlyPicture(html))
    options.take(files.map((source) => ({ source, alt: '', index: range.index })))
  else pasteText(quill, range, html, text, options)
}

/** A picture that is copied comes as a file, and as an element that names its address. */
function isOnlyPicture(html: string): boolean {
  return !readHtml(html).some((piece) => (typeof piece === 'string' ? piece.trim() : piece.tag !== 'img'))
}

function pasteText(quill: Quill, range: Range, html: string, text: string, options: ClipboardOptions) {
  const { ops } = restrictFormats(
    toDelta(tidy(readHtml(html), { isPasted: true }), { isPasted: true }).ops,
    options.theme,
  )
  const isEmpty = ops.every(({ insert }) => typeof insert === 'string' && insert.trim() === '')
  const read = isEmpty ? [{ insert: text }] : withoutLastBreak(ops)
  const { kept, wanted } = partPictures(read, range.index, options.isOwn)
  insert(quill, range, kept)
  options.take(wanted)
}

function insert(quill: Quill, { index, length }: Range, ops: DeltaOp[]): void {
  quill.history.cutoff()
  const before = quill.getLength()
  quill.updateContents(
    [...(index > 0 ? [{ retain: index }] : []), ...ops, ...(length > 0 ? [{ delete: length }] : [])],
    'user',
  )
  quill.setSelection(index + quill.getLength() - before + length, 0, 'silent')
  quill.scrollSelectionIntoView()
  quill.history.cutoff()
}

/** The break that ends the last paragraph would begin an empty one. */
function withoutLastBreak(ops: DeltaOp[]): DeltaOp[] {
  const last = ops.at(-1)
  if (typeof last?.insert !== 'string' || !last.insert.endsWith('\n') || last.attributes) return ops
  const text = last.insert.slice(0, -1)
  return [...ops.slice(0, -1), ...(text ? [{ insert: text }] : [])]
}

/** Parts the text from the pictures that are not the site's own; each gets the place that it will have in the text. */
function partPictures(ops: DeltaOp[], start: number, isOwn: (src: string) => boolean) {
  const kept: DeltaOp[] = []
  const wanted: Wanted[] = []
  let index = start
  for (const op of ops) {
    const src = typeof op.insert === 'string' ? null : op.insert.image
    if (typeof src === 'string' && !isOwn(src)) {
      wanted.push({ source: src, alt: String(op.attributes?.alt ?? ''), index })
    } else kept.push(op)
    index += typeof op.insert === 'string' ? op.insert.length : 1
  }
  return { kept, wanted }
}

import type Quill from 'quill/core.js'
import { KNOWN } from '@/lib/rich-text/restrict-formats'

type Value = string | number | boolean
/** A range of the text. With length 0 it is a position. */
export type Place = { index: number; length: number }
const BLOCK: readonly string[] = KNOWN.snow.block
const CLEANED = ['bold', 'italic', 'underline', 'strike', 'code', 'script', 'size', 'link']

/** Formats the lines or words of a range. Returns false if no words are selected: the format then waits for what is typed. */
export function formatText(quill: Quill, range: Place, name: string, value: Value): boolean {
  if (BLOCK.includes(name)) quill.formatLine(range.index, range.length, name, value, 'user')
  else if (range.length > 0) quill.formatText(range.index, range.length, name, value, 'user')
  else {
    quill.setSelection(range.index, 0, 'silent')
    quill.format(name, value, 'user')
    return false
  }
  return true
}

/** Removes all formats. Keeps pictures, videos and formulas, which Quill's own method would delete. */
export function cleanFormat(quill: Quill, range: Place): void {
  const none = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, false]))
  if (range.length > 0) quill.formatText(range.index, range.length, none(CLEANED), 'user')
  else for (const name of CLEANED) if (quill.getFormat(range)[name]) quill.format(name, false, 'user')
  quill.formatLine(range.index, range.length, none(BLOCK.filter((name) => !name.startsWith('table'))), 'user')
}

/** Returns the link around a position and its range; null outside of links. */
export function findLink(quill: Quill, index: number): { address: string; range: Place } | null {
  let blot: ReturnType<Quill['getLeaf']>[0] | ReturnType<Quill['getLine']>[0] = quill.getLeaf(index)[0]
  while (blot && blot.statics.blotName !== 'link' && blot.parent && blot.parent !== quill.scroll)
    blot = blot.parent as never
  if (blot?.statics.blotName !== 'link' || !(blot.domNode instanceof Element)) return null
  const range = { index: quill.getIndex(blot), length: blot.length() }
  return { address: blot.domNode.getAttribute('href') ?? '', range }
}

/** Links a range, or inserts the address as a link if nothing is selected. An empty address removes the link. */
export function setLink(quill: Quill, range: Place, address: string): void {
  const link = range.length === 0 ? findLink(quill, range.index) : null
  const { index, length } = link?.range ?? range
  const words = address.replace(/^mailto:/, '')
  if (length > 0) quill.formatText(index, length, 'link', address || false, 'user')
  else if (address) quill.insertText(index, words, 'link', address, 'user')
  quill.setSelection(index + (length || words.length), 0, 'user')
}

/** Inserts a video or a formula after a range, or replaces the selected one. */
export function insertEmbed(quill: Quill, range: Place, name: 'video' | 'formula', value: string): void {
  const isSame = getEmbed(quill, range, name) !== null
  const index = isSame ? range.index : range.index + range.length
  if (isSame) quill.deleteText(index, 1, 'user')
  quill.insertEmbed(index, name, value, 'user')
  if (name === 'formula' && !isSame) quill.insertText(index + 1, ' ', 'user')
  quill.setSelection(index + (isSame ? 1 : 2), 0, 'user')
}

/** Returns the value of the embed in a range of length 1; null if it is not of this name. */
export function getEmbed(quill: Quill, range: Place, name: string): string | null {
  const insert = range.length === 1 ? quill.getContents(range.index, 1).ops[0]?.insert : undefined
  const value = typeof insert === 'object' ? insert[name] : undefined
  return typeof value === 'string' ? value : null
}

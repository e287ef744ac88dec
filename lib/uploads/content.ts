import type { FileKind } from './kinds.ts'

/* Works on binary text, one character for each byte, in browsers and on the server. */

/** The kind of a file that is not accepted. */
export type Content =
  | 'text'
  | 'web-page'
  | 'rich-text'
  | 'picture'
  | 'open-document'
  | 'pages'
  | 'spreadsheet'
  | 'presentation'
  | 'other-word'
  | 'archive'
  | 'damaged'
  | 'unknown'

/** The maximum number of bytes before a PDF's header, as PDF viewers allow. */
export const HEAD_BYTES = 1024

export const PDF = '%PDF-'
const COMPOUND = '\xd0\xcf\x11\xe0'
const ZIP = 'PK\x03\x04'

/** Returns the kind of a file by its first HEAD_BYTES rather than its name; null for any other file. */
export function findKind(head: string): FileKind | null {
  if (head.startsWith(COMPOUND)) return 'doc'
  if (head.startsWith(ZIP)) return 'docx'
  return head.slice(0, HEAD_BYTES).includes(PDF) ? 'pdf' : null
}

/**
 * Returns whether a PDF itself is encrypted, rather than just its attachments (ISO 32000-2, 7.6.5). Some encrypted ones
 * need no password.
 */
export const isEncryptedPdf = (file: string): boolean =>
  /\/Encrypt\b/.test(file) && !(/\/EFF\b/.test(file) && !/\/St[mr]F\s{0,9}\/(?!Identity\b)/.test(file))

const STARTS: [RegExp, Content][] = [
  [/^%PDF-/, 'damaged'],
  [/^MZ/, 'unknown'],
  [/^\{\\rtf/, 'rich-text'],
  [/^(?:\xef\xbb\xbf)?\s{0,99}<(?:!doctype html|html|head|body)\b/i, 'web-page'],
  [/^(?:\xff\xd8\xff|\x89PNG|GIF8|BM[\s\S]{4}\0\0|II\*\0|MM\0\*|RIFF[\s\S]{4}WEBP)/, 'picture'],
  // HEIC and AVIF, the photos of phones.
  [/^[\s\S]{4}ftyp(?:hei|hev|mif1|msf1|avi)/, 'picture'],
  [/^(?:\xff\xfe|\xfe\xff)/, 'text'],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: text contains none of them
  [/^[^\0-\x08\x0e-\x1a\x1c-\x1f]+$/, 'text'],
]

const END_OF_LIST = 'PK\x05\x06'
const ENTRY = 'PK\x01\x02'
const MAX_NAMES = 2_000

const readNumber = (file: string, at: number, bytes: number): number =>
  bytes === 0 ? 0 : file.charCodeAt(at) + 256 * readNumber(file, at + 1, bytes - 1)

/** Returns the names in an archive's directory; empty if it cannot be read. */
export function readArchiveNames(file: string): string[] {
  const end = file.lastIndexOf(END_OF_LIST)
  const names: string[] = []
  if (end < 0 || end + 22 > file.length) return names
  let at = readNumber(file, end + 16, 4)
  while (names.length < MAX_NAMES && file.startsWith(ENTRY, at) && at + 46 <= end) {
    const nameLength = readNumber(file, at + 28, 2)
    names.push(file.slice(at + 46, at + 46 + nameLength))
    at += 46 + nameLength + readNumber(file, at + 30, 2) + readNumber(file, at + 32, 2)
  }
  return names
}

const has = (names: readonly string[], pattern: RegExp) => names.some((name) => pattern.test(name))

function nameArchive(names: readonly string[]): Content {
  if (names.length === 0) return 'damaged'
  if (has(names, /^word\//)) return 'other-word'
  if (has(names, /^xl\//)) return 'spreadsheet'
  if (has(names, /^ppt\//)) return 'presentation'
  if (has(names, /^mimetype$/) && has(names, /^content\.xml$/)) return 'open-document'
  return has(names, /\.iwa$|^index\.(?:xml|apxl)$/i) ? 'pages' : 'archive'
}

/**
 * Returns whether an archive with these names may be a Word document: it lists the types of its parts, and is not
 * another kind of Office file.
 */
export const mayBeWord = (names: readonly string[]): boolean =>
  names.includes('[Content_Types].xml') && !has(names, /^(?:xl|ppt)\//)

// Names in a compound file have two bytes for each letter.
const holdsStream = (file: string, name: string) => file.includes([...name].join('\0'))

function nameCompound(file: string): Content {
  if (holdsStream(file, 'WordDocument')) return 'damaged'
  if (holdsStream(file, 'Workbook')) return 'spreadsheet'
  return holdsStream(file, 'PowerPoint Document') ? 'presentation' : 'unknown'
}

/** Returns whether a compound file holds a Word document or an encrypted one; null for neither. */
export function findWordStream(file: string): 'doc' | 'encrypted' | null {
  if (holdsStream(file, 'WordDocument')) return 'doc'
  return holdsStream(file, 'EncryptedPackage') ? 'encrypted' : null
}

/** Describes a refused file. Archives and compound files must be whole; for others the first HEAD_BYTES are enough. */
export function nameContent(file: string): Content {
  const head = file.slice(0, HEAD_BYTES)
  if (head.startsWith(ZIP)) return nameArchive(readArchiveNames(file))
  if (head.startsWith(COMPOUND)) return nameCompound(file)
  return STARTS.find(([start]) => start.test(head))?.[1] ?? (head.includes(PDF) ? 'damaged' : 'unknown')
}

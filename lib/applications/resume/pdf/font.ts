import { type Dictionary, isName, type Value } from '../../../pdf/syntax.ts'
import { UNKNOWN } from '../line.ts'
import type { PdfFile } from './file.ts'
import { toGlyphText } from './glyph-names.ts'
import { getStandardWidth } from './standard-widths.ts'
import { readToUnicode } from './to-unicode.ts'

/** What is needed of a font to read text. Widths are fractions of its size. */
export type Font = {
  bytes: number
  isIcons: boolean
  getText: (code: number) => string
  getWidth: (code: number) => number
}

const ICONS = /awesome|icon|marvosym|wingding|webding|dingbat|symbol|emoji/i
const SYMBOLIC = 4
const MAX_WIDTHS = 70_000

type Texts = (code: number) => string | undefined

const decode = (encoding: string): Texts => {
  const decoder = new TextDecoder(encoding)
  return (code) => decoder.decode(Uint8Array.of(code))
}

const BASES: Record<string, () => Texts> = {
  WinAnsiEncoding: () => decode('windows-1252'),
  MacRomanEncoding: () => decode('macintosh'),
  StandardEncoding: () => (code) => {
    if (code === 0x27) return '’'
    if (code === 0x60) return '‘'
    if (code === 0xae) return 'fi'
    if (code === 0xaf) return 'fl'
    return code >= 32 && code < 127 ? String.fromCharCode(code) : undefined
  },
}

/** The names that an embedded Type 1 font gives its codes, which older LaTeX relies on. */
async function readBuiltInNames(file: PdfFile, descriptor: Dictionary): Promise<Map<number, string> | null> {
  const source = await file.read(descriptor.get('FontFile')).catch(() => '')
  const head = source.slice(0, 20_000)
  const names = new Map<number, string>()
  for (const [, code, name = ''] of head.matchAll(/\bdup (\d{1,3}) \/([\w.]{1,40}) put\b/g))
    names.set(Number(code), name)
  if (names.size > 0) return names
  return head.includes('/Encoding StandardEncoding') ? null : names
}

/** The letters of a font with one byte a letter that has no ToUnicode map. */
async function readEncoding(file: PdfFile, font: Dictionary, base: string): Promise<Texts> {
  const descriptor = file.getDictionary(font.get('FontDescriptor'))
  const given = file.get(font.get('Encoding'))
  const encoding = file.getDictionary(font.get('Encoding'))
  const name = isName(given) ? given.name : file.getName(encoding.get('BaseEncoding'))
  const names = new Map<number, string>()
  let texts = BASES[name]?.()
  if (!texts) {
    const builtIn = descriptor.has('FontFile') ? await readBuiltInNames(file, descriptor) : null
    const isSymbolic = (file.getNumber(descriptor.get('Flags')) & SYMBOLIC) !== 0 && !builtIn
    if (builtIn) for (const [code, glyph] of builtIn) names.set(code, glyph)
    // The font's own table of codes is in a format that is not read here.
    const isUnknown = builtIn !== null || isSymbolic || /Symbol|Dingbats/.test(base)
    texts = isUnknown ? () => undefined : BASES.StandardEncoding?.()
  }
  let code = 0
  for (const item of file.getList(encoding.get('Differences')).slice(0, 1024)) {
    const value = file.get(item)
    if (typeof value === 'number') code = value
    else if (isName(value)) {
      names.set(code, value.name)
      code += 1
    }
  }
  return (each) => {
    const glyph = names.get(each)
    return glyph === undefined ? texts?.(each) : toGlyphText(glyph)
  }
}

function readSimpleWidths(file: PdfFile, font: Dictionary, base: string, getText: (code: number) => string) {
  const first = file.getNumber(font.get('FirstChar'))
  const widths = file.getList(font.get('Widths')).map((width) => file.getNumber(width))
  const descriptor = file.getDictionary(font.get('FontDescriptor'))
  const missing = file.getNumber(descriptor.get('MissingWidth'))
  const scale = file.getNumber(file.getList(font.get('FontMatrix'))[0]) || 0.001
  return (code: number) => {
    if (widths.length > 0) return (widths[code - first] ?? missing) * scale
    return (getStandardWidth(base, getText(code)) ?? 500) / 1000
  }
}

function readCidWidths(file: PdfFile, font: Dictionary) {
  const widths = new Map<number, number>()
  const list = file.getList(font.get('W'))
  for (let at = 0; at + 1 < list.length && widths.size < MAX_WIDTHS; ) {
    const first = file.getNumber(list[at])
    const next = file.get(list[at + 1])
    if (Array.isArray(next)) {
      for (const [index, width] of next.entries()) widths.set(first + index, file.getNumber(width))
      at += 2
    } else {
      const last = Math.min(file.getNumber(list[at + 1]), first + 0xffff)
      for (let code = first; code <= last; code += 1) widths.set(code, file.getNumber(list[at + 2]))
      at += 3
    }
  }
  const usual = font.has('DW') ? file.getNumber(font.get('DW')) : 1000
  return (code: number) => (widths.get(code) ?? usual) / 1000
}

/** Reads a font. Codes that it does not explain become `UNKNOWN`. */
export async function readFont(file: PdfFile, value: Value | undefined): Promise<Font> {
  const font = file.getDictionary(value)
  const base = file.getName(font.get('BaseFont')).replace(/^[A-Z]{6}\+/, '')
  const isComposite = file.getName(font.get('Subtype')) === 'Type0'
  const map = readToUnicode(await file.read(font.get('ToUnicode')))
  const isIcons = ICONS.test(base)
  if (isComposite) {
    const descendant = file.getDictionary(file.getList(font.get('DescendantFonts'))[0])
    const isIdentity = file.getName(font.get('Encoding')) === 'Identity-H'
    const getText = (code: number) => (isIdentity && map.get(code)) || UNKNOWN
    return { bytes: 2, isIcons, getText, getWidth: readCidWidths(file, descendant) }
  }
  const texts = await readEncoding(file, font, base)
  const getText = (code: number) => map.get(code) ?? texts(code) ?? UNKNOWN
  return { bytes: 1, isIcons, getText, getWidth: readSimpleWidths(file, font, base, getText) }
}

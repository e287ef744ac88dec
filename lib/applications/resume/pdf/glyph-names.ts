/** Letters that are not their own names, and their names in the same order. */
const ROWS: readonly [letters: string, names: string][] = [
  [' !"#$%&\'', 'space exclam quotedbl numbersign dollar percent ampersand quotesingle'],
  ['()*+,-./', 'parenleft parenright asterisk plus comma hyphen period slash'],
  ['0123456789', 'zero one two three four five six seven eight nine'],
  [':;<=>?@', 'colon semicolon less equal greater question at'],
  ['[\\]^_`', 'bracketleft backslash bracketright asciicircum underscore grave'],
  ['{|}~ ', 'braceleft bar braceright asciitilde nbspace'],
  ['’‘“”–—−•·', 'quoteright quoteleft quotedblleft quotedblright endash emdash minus bullet periodcentered'],
  ['ßæÆœŒøØłŁđĐı', 'germandbls ae AE oe OE oslash Oslash lslash Lslash dcroat Dcroat dotlessi'],
]
/** The same for accents, whose names follow that of their letter. */
const ACCENTS: typeof ROWS = [
  ['\u0300\u0301\u0302\u0303\u0304\u0306\u0307', 'grave acute circumflex tilde macron breve dotaccent'],
  ['\u0308\u030a\u030b\u030c\u0327\u0328', 'dieresis ring hungarumlaut caron cedilla ogonek'],
]

const byName = (rows: typeof ROWS) =>
  new Map(rows.flatMap(([letters, names]) => names.split(' ').map((name, at) => [name, letters.charAt(at)])))
const letters = byName(ROWS)
const accents = byName(ACCENTS)

/** The letters that a glyph's name stands for; undefined for names that say nothing. */
export function toGlyphText(name: string): string | undefined {
  const [plain = ''] = name.split('.')
  // Ligatures are named by their letters.
  if (/^(?:[A-Za-z]|f_?f|f_?[il]|ff[il])$/.test(plain)) return plain.replace('_', '')
  const known = letters.get(plain)
  if (known) return known
  const [, code] = /^(?:uni|u)([\dA-F]{4,6})$/.exec(plain) ?? []
  if (code && Number.parseInt(code, 16) <= 0x10ffff) return String.fromCodePoint(Number.parseInt(code, 16))
  const [, letter, accent = ''] = /^([A-Za-z])([a-z]{4,12})$/.exec(plain) ?? []
  const mark = accents.get(accent)
  return letter && mark ? (letter + mark).normalize('NFC') : undefined
}

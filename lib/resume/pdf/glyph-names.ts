/** The names of letters that are not their own names, in rows of the ASCII table by the code of the first one. */
const ROWS: readonly [first: number, names: string][] = [
  [0x20, 'space exclam quotedbl numbersign dollar percent ampersand quotesingle parenleft parenright asterisk plus'],
  [0x2c, 'comma hyphen period slash zero one two three four five six seven eight nine colon semicolon less equal'],
  [0x3e, 'greater question at'],
  [0x5b, 'bracketleft backslash bracketright asciicircum underscore grave'],
  [0x7b, 'braceleft bar braceright asciitilde'],
]
const OTHERS: Record<string, string> = {
  quoteright: '’',
  quoteleft: '‘',
  quotedblleft: '“',
  quotedblright: '”',
  endash: '–',
  emdash: '—',
  minus: '−',
  bullet: '•',
  periodcentered: '·',
  nbspace: ' ',
  germandbls: 'ß',
  ae: 'æ',
  AE: 'Æ',
  oe: 'œ',
  OE: 'Œ',
  oslash: 'ø',
  Oslash: 'Ø',
  aring: 'å',
  Aring: 'Å',
  lslash: 'ł',
  Lslash: 'Ł',
  dcroat: 'đ',
  Dcroat: 'Đ',
  dotlessi: 'ı',
}

const ACCENTS: Record<string, string> = {
  grave: '\u0300',
  acute: '\u0301',
  circumflex: '\u0302',
  tilde: '\u0303',
  macron: '\u0304',
  breve: '\u0306',
  dotaccent: '\u0307',
  dieresis: '\u0308',
  ring: '\u030a',
  hungarumlaut: '\u030b',
  caron: '\u030c',
  cedilla: '\u0327',
  ogonek: '\u0328',
}

const letters = new Map([
  ...ROWS.flatMap(([first, names]) =>
    names.split(' ').map((name, index) => [name, String.fromCharCode(first + index)] as const),
  ),
  ...Object.entries(OTHERS),
])

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
  return letter && Object.hasOwn(ACCENTS, accent) ? (letter + ACCENTS[accent]).normalize('NFC') : undefined
}

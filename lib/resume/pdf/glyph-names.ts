/** The names of the letters from a space to a tilde that are not their own names. */
const NAMES =
  'space exclam quotedbl numbersign dollar percent ampersand quotesingle parenleft parenright asterisk plus comma hyphen period slash ' +
  'zero one two three four five six seven eight nine colon semicolon less equal greater question at'
const LATER_NAMES: Record<string, string> = {
  bracketleft: '[',
  backslash: '\\',
  bracketright: ']',
  asciicircum: '^',
  underscore: '_',
  grave: '`',
  braceleft: '{',
  bar: '|',
  braceright: '}',
  asciitilde: '~',
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
  ff: 'ff',
  fi: 'fi',
  fl: 'fl',
  ffi: 'ffi',
  ffl: 'ffl',
  f_f: 'ff',
  f_i: 'fi',
  f_l: 'fl',
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
  ...NAMES.split(' ').map((name, index) => [name, String.fromCharCode(32 + index)] as const),
  ...Object.entries(LATER_NAMES),
])

/** The letters that a glyph's name stands for; undefined for names that say nothing. */
export function toGlyphText(name: string): string | undefined {
  const [plain = ''] = name.split('.')
  if (/^[A-Za-z]$/.test(plain)) return plain
  const known = letters.get(plain)
  if (known) return known
  const [, code] = /^(?:uni|u)([\dA-F]{4,6})$/.exec(plain) ?? []
  if (code && Number.parseInt(code, 16) <= 0x10ffff) return String.fromCodePoint(Number.parseInt(code, 16))
  const [, letter, accent = ''] = /^([A-Za-z])([a-z]{4,12})$/.exec(plain) ?? []
  return letter && Object.hasOwn(ACCENTS, accent) ? (letter + ACCENTS[accent]).normalize('NFC') : undefined
}

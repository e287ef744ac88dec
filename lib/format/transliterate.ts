/**
 * Latin spellings of the scripts of India and Bangladesh, by a letter's position in its Unicode block: the blocks from
 * U+0900 to U+0D7F all have the same order, 128 characters each. Starts at U+xx01; `-` is silent or unused.
 */
const INDIC = (
  'n n h - o a i i u u ri li e e e oi o o o ou k kh g gh ng ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l ' +
  'v sh sh s h - - - - a i i u u ri ri e e e oi o o o ou - t - - - - - - - - - k kh g j r rh f y ri li - - - - ' +
  '0 1 2 3 4 5 6 7 8 9 r v'
).split(' ')
const BENGALI = 0x0980
/** Bengali exceptions: the nasal sign, and a ya that is not joined to another consonant. */
const OWN_BENGALI = new Map([
  [0x02, 'ng'],
  [0x2f, 'j'],
])
/** Letters with a dot below. */
const DOTTED = new Map([
  [0x21, 'r'],
  [0x22, 'rh'],
  [0x2f, 'y'],
])
const DOT = 0x3c
const VIRAMA = 0x4d

const isConsonant = (place: number) => (place >= 0x15 && place <= 0x39) || (place >= 0x58 && place <= 0x5f)
/** Returns whether a position holds a sign that changes or removes a consonant's inherent vowel. */
const isVowelSign = (place: number) => place >= 0x3e && place <= 0x4d

/** Letters that Unicode does not decompose into a Latin letter and a mark. */
const LETTERS = new Map(
  (
    'а a б b в v г g ґ g д d е e є ye ж zh з z и i і i к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ' +
    'ъ - ы y ь - э e ю yu я ya ђ dj ј j љ lj њ nj ћ c џ dz ' +
    'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o ' +
    'ß ss æ ae œ oe ø o đ d ð d þ th ł l ı i ħ h'
  )
    .split(/ (?=[^a-z-])/)
    .map((pair) => pair.split(' ') as [string, string]),
)

/** Spells a word. A consonant has an unwritten vowel, except before another vowel and at the end of a word. */
function spellIndic(word: string): string {
  const places = Array.from(word, (letter) => letter.charCodeAt(0) & 0x7f)
  const isBengali = (word.charCodeAt(0) & 0xff80) === BENGALI
  return places
    .map((place, at) => {
      const before = places[at - 1]
      const isDotted = places[at + 1] === DOT
      const after = places[isDotted ? at + 2 : at + 1]
      const own = isBengali && before !== VIRAMA ? OWN_BENGALI.get(place) : undefined
      const spelled = (isDotted ? DOTTED.get(place) : own) ?? INDIC[place - 1] ?? '-'
      const latin = spelled === '-' ? '' : spelled
      const isLast = after === undefined && before !== VIRAMA
      const isSpoken = isConsonant(place) && !isLast && (after === undefined || !isVowelSign(after))
      return isSpoken ? latin + (isBengali ? 'o' : 'a') : latin
    })
    .join('')
}

/**
 * Writes Bengali and its relatives, Cyrillic, Greek, and letters with marks in plain lower-case Latin letters. Leaves
 * other text alone.
 */
export const transliterate = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u0900-\u0d7f]+/gu, spellIndic)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\0-\x7f]/gu, (letter) => {
      const latin = LETTERS.get(letter) ?? letter
      return latin === '-' ? '' : latin
    })

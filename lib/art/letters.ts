import { type Outline, type Point, put } from './geometry.ts'

/** The width and height of a letter before scaling. */
export const LETTER = { width: 60, height: 84 } as const

/** Capitals made of single strokes. Only absolute M, L, H, V and C. */
const glyphs: Readonly<Record<string, string>> = {
  A: 'M0 84L30 0L60 84M11 54H49',
  B: 'M4 0V84H32C64 84 64 42 32 42H4M4 0H28C56 0 56 42 30 42',
  C: 'M56 16C42 -8 2 -6 2 42C2 90 42 92 56 68',
  D: 'M4 0V84H24C72 84 72 0 24 0H4',
  E: 'M54 0H4V84H54M4 42H44',
  F: 'M54 0H4V84M4 42H44',
  G: 'M56 16C42 -8 2 -6 2 42C2 92 42 92 58 70V46H36',
  H: 'M4 0V84M56 0V84M4 42H56',
  I: 'M30 0V84',
  J: 'M46 0V60C46 94 6 92 4 62',
  K: 'M4 0V84M52 0L4 48M20 34L56 84',
  L: 'M6 0V84H54',
  M: 'M2 84V0L30 48L58 0V84',
  N: 'M4 84V0L56 84V0',
  O: 'M30 0C-8 0 -8 84 30 84C68 84 68 0 30 0',
  P: 'M4 84V0H30C66 0 66 46 30 46H4',
  Q: 'M30 0C-8 0 -8 84 30 84C68 84 68 0 30 0M36 60L58 88',
  R: 'M4 84V0H30C66 0 66 44 30 44H4M28 44L56 84',
  S: 'M52 14C44 -8 6 -4 6 20C6 48 54 34 54 62C54 92 10 90 4 68',
  T: 'M2 0H58M30 0V84',
  U: 'M4 0V54C4 94 56 94 56 54V0',
  V: 'M2 0L30 84L58 0',
  W: 'M-4 0L12 84L30 24L48 84L64 0',
  X: 'M4 0L56 84M56 0L4 84',
  Y: 'M2 0L30 42L58 0M30 42V84',
  Z: 'M4 0H56L4 84H56',
}

/** Returns the strokes of a capital letter with its top left corner at (x, y), or null for an unknown letter. */
export function toLetter(letter: string, x: number, y: number, scale: number): Outline[] | null {
  const glyph = glyphs[letter]
  if (!glyph) return null
  const strokes: Point[][] = []
  for (const [, command, rest] of glyph.matchAll(/([MLHVC])([^MLHVC]+)/g)) {
    const numbers = (rest ?? '').trim().split(/\s+/).map(Number)
    const stroke = strokes.at(-1)
    const from = stroke?.at(-1) ?? [0, 0]
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers
    if (command === 'M') strokes.push([[a, b]])
    else if (command === 'C') stroke?.push([a, b], [c, d], [e, f])
    else {
      const to: Point = command === 'H' ? [a, from[1]] : command === 'V' ? [from[0], a] : [a, b]
      stroke?.push(from, to, to)
    }
  }
  return strokes.map((stroke) => put(stroke, { x, y, scale }))
}

/** Titles before or after a name, without their full stops. */
const TITLES = new Set('dr prof professor engr eng adv md mohd mst mr mrs ms mx sir jr sr phd'.split(' '))

/** Returns at most two initials, of the first and the last word that are not titles, without accents. */
export function toInitials(name: string): string[] {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
  const named = words.filter((word) => !TITLES.has(word.toLowerCase()))
  // A name that consists only of titles uses them.
  const parts = named.length > 0 ? named : words
  const chosen = parts.length > 1 ? [parts[0], parts.at(-1)] : parts.slice(0, 1)
  return chosen.map((word) => (word ?? '').charAt(0).toUpperCase())
}

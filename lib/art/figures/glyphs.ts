import { figure } from './pen.ts'

/** The strokes of a character, and the knots that some of them end in, as `x,y`. */
type Glyph = { strokes: string; knots?: readonly (readonly [x: number, y: number])[] }

const HEADLINE = 'M-80 -66H86'

/** Bengali letters and digits, the sign of the taka, and the percent sign, drawn as with a broad pen. */
const glyphs = {
  অ: {
    strokes: `${HEADLINE}M66 -66V66M-22 -66C-8 -60 0 -50 3 -41M-66 -42C-50 10 -30 37 2 37C26 37 39 20 39 0C39 -26 22 -41 0 -41M36 22C48 30 60 46 66 66`,
    knots: [[-8, -30]],
  },
  ক: {
    strokes: `${HEADLINE}M12 -66V66M12 -41C-14 -38 -40 -20 -64 0C-36 8 -6 30 12 66M12 -41C44 -41 66 -14 64 6`,
    knots: [[54, 12]],
  },
  ক্ষ: {
    strokes: `${HEADLINE}M23 -66V66M-74 -66C-56 -62 -46 -50 -45 -30C-28 -30 -14 -10 -14 14C4 14 20 40 23 66M-14 -66V-46C-14 -28 0 -22 14 -22C24 -24 30 -26 40 -26C60 -26 68 -8 64 6`,
    knots: [
      [-54, -22],
      [-23, 21],
      [54, 12],
    ],
  },
  ষ: { strokes: 'M-80 -66H50M26 -66V66M-80 -66C-40 -50 -10 -30 26 -2M-2 -28C-20 -20 -40 -8 -50 4C-20 12 10 32 26 66' },
  '৳': {
    strokes: 'M-42 -31H46M-18 -66V46C-18 60 -8 65 1 65C24 65 42 36 42 8',
    knots: [
      [-26, -66],
      [32, 4],
    ],
  },
  '৮': {
    strokes:
      'M-34 -57V44C-34 58 -24 63 -16 63C4 63 22 44 22 22C22 10 18 2 10 -7M-34 -2C-22 -10 0 -12 10 -7C26 2 40 2 46 -14',
    knots: [[-41, -57]],
  },
  '৯': {
    strokes: 'M-32 -54C-32 -40 -24 -28 0 -20C24 -13 37 0 37 20C37 40 26 54 9 58C14 30 4 14 -14 14C-30 14 -40 30 -38 40',
    knots: [
      [-24, -56],
      [-26, 46],
    ],
  },
  '%': {
    strokes:
      'M40 -58L-40 60M-36 -58C-60 -58 -60 -14 -36 -14C-12 -14 -12 -58 -36 -58M36 16C12 16 12 60 36 60C60 60 60 16 36 16',
  },
} as const satisfies Record<string, Glyph>

/** Returns the figure of a character. `width` is the width of its strokes. */
export const letter = (name: keyof typeof glyphs, width = 16) =>
  figure({ ink: 'main' }, (pen, { ink }) => {
    const { strokes, knots = [] }: Glyph = glyphs[name]
    pen.cord(strokes, ink, width)
    for (const [x, y] of knots) pen.disc(x, y, width * 0.85, ink)
  })

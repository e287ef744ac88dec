import { createCloth } from './cloth.ts'
import { circle, mirrored, put, toPoints } from './geometry.ts'
import { LETTER, toInitials, toLetter } from './letters.ts'
import { bloom } from './motifs/lotus.ts'
import type { Scheme, Tone } from './palette.ts'
import { createRandom } from './seeded-random.ts'

const SIZE = 240
const GRAIN = 4.6

const shoulders = mirrored(toPoints('0,0.16 -0.28,0.16 -0.6,0.3 -0.66,0.8 -0.66,1 -0.3,1 0,1'))

/** Draws initials on a square of cloth, or a flower if the name has no Latin letter. */
export function drawMonogram(name: string, { scheme }: { scheme?: Scheme } = {}): string {
  const tone = createRandom(`seal/${name}`).pick<Tone>(['indigo', 'madder', 'leaf', 'ink'])
  const cloth = createCloth({ seed: name, kind: 'monogram', width: SIZE, height: SIZE, tone, grain: GRAIN, scheme })
  const scale = 1.12
  const gap = 20
  const letters = toInitials(name)
  const width = letters.length * LETTER.width * scale + (letters.length - 1) * gap
  const strokes = letters.map((letter, i) =>
    toLetter(letter, (SIZE - width) / 2 + i * (LETTER.width * scale + gap), (SIZE - LETTER.height * scale) / 2, scale),
  )
  if (strokes.length > 0 && strokes.every((one) => one !== null)) {
    // One ring around all letters, because rows along each stroke would fill the insides of the letters.
    cloth.avoid(circle(SIZE / 2, SIZE / 2, 84), true, 8)
    for (const stroke of strokes.flat()) cloth.stitch(stroke, 'main', 'bold')
  } else
    bloom(cloth, { x: SIZE / 2, y: SIZE / 2, turn: createRandom(name).between(0, 45) }, 70, {
      petals: 'main',
      heart: 'accent',
      thread: 'over',
      gap: 'ground',
    })
  cloth.zone({ thread: 'quilt', spacing: 22, first: { thread: 'second', rows: 1, stitch: 'fine' } })
  return cloth.toSvg()
}

/** Draws a head and shoulders in stitches, for a person without a picture. */
export function drawDefaultUser(): string {
  const cloth = createCloth({ seed: 'user', kind: 'default', width: SIZE, height: SIZE, tone: 'indigo', grain: GRAIN })
  const body = put(shoulders, { x: SIZE / 2, y: 128, scale: 118 })
  const head = circle(SIZE / 2, 92, 40)
  cloth.patch(body, 'main')
  cloth.rows(body, 'over', 15, 3)
  cloth.patch(head, 'main', { gap: 'ground' })
  cloth.rows(head, 'over', 13, 2)
  cloth.zone({ thread: 'quilt', spacing: 16, first: { thread: 'second', rows: 1, stitch: 'fine' } })
  return cloth.toSvg()
}

import { pointList, polygon } from '../geometry.ts'
import { kalka } from '../motifs/kalka.ts'
import { bloom } from '../motifs/lotus.ts'
import { type Composition, toFlower } from './composition.ts'

/** A sari border down one side, with one paisley in the open cloth. */
export const border: Composition = (cloth) => {
  const { random, width, height, size, side } = cloth
  const band = width * random.between(0.2, 0.26)
  const inner = side > 0 ? width - band : band
  const outer = side > 0 ? width + 10 : -10
  const steps = random.pick([9, 11])
  const step = (height + 40) / steps
  const teeth = Array.from(
    { length: steps * 2 + 1 },
    (_, i) => [inner - (i % 2 ? side * step * 0.62 : 0), -20 + (i * step) / 2] as const,
  )
  cloth.edges([[outer, -20], ...teeth, [outer, height + 20]], 'main', { ripple: true })
  const line = (at: number) =>
    cloth.stitch(polygon(pointList([inner + side * band * at, -10], [inner + side * band * at, height + 10])), 'over')
  for (const at of [0.1, 0.17, 0.83, 0.9]) line(at)
  cloth.knots(
    Array.from({ length: steps }, (_, i) => [inner - side * step * 0.2, -20 + (i + 0.5) * step] as const),
    'over',
  )
  const flowers = 4
  for (let i = 0; i < flowers; i++)
    bloom(
      cloth,
      { x: inner + side * band * 0.5, y: ((i + 0.5) * height) / flowers },
      Math.min(height * 0.105, band * 0.3),
      {
        ...toFlower(),
        petals: i % 2 ? 'accent' : 'second',
        heart: i % 2 ? 'second' : 'accent',
        thread: 'main',
        gap: 'main',
      },
    )
  const x = inner - side * width * random.between(0.28, 0.34)
  const dress = { body: 'second', bloom: 'main', fringe: 'main' } as const
  kalka(
    cloth,
    { x, y: height * 0.53, flip: side > 0, turn: side * random.between(-18, 4) },
    size * random.between(0.38, 0.46),
    dress,
  )
  kalka(
    cloth,
    {
      x: x - side * width * 0.2,
      y: height * random.between(0.24, 0.34),
      flip: side < 0,
      turn: random.between(120, 160),
    },
    size * 0.17,
    { ...dress, body: 'main', bloom: 'second' },
  )
  cloth.zone({ thread: 'quilt', spacing: 18, first: { thread: 'main', rows: 1 } })
}

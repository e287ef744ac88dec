import { createCloth } from './cloth.ts'
import { type Outline, pointList, put, toPoints } from './geometry.ts'
import { bloom } from './motifs/lotus.ts'

const leaf: Outline = toPoints('0,0 -0.3,-0.3 -0.28,-0.7 0,-1 0.28,-0.7 0.3,-0.3 0,0')

/** Draws a divider, 1200 × 48: a line of running stitch with a sprig, without a ground. */
export function drawDivider(seed: string): string {
  const [width, height, y] = [1200, 48, 24]
  const cloth = createCloth({ seed, kind: 'divider', width, height, tone: 'paper', grain: 11, bare: true })
  const { random } = cloth
  const x = width * random.pick([0.12, 0.2, 0.8, 0.88]) + random.between(-30, 30)
  const wave = random.between(3, 7)
  const line = (from: number, to: number): Outline => {
    const run = (to - from) / 3
    return pointList([from, y], [from + run, y - wave], [from + run * 2, y + wave], [to, y])
  }
  cloth.stitch(line(4, x - 76), 'main')
  cloth.stitch(line(x + 76, width - 4), 'main')
  for (const side of [-1, 1])
    for (const [i, away] of [30, 50].entries())
      cloth.patch(
        put(leaf, { x: x + side * away, y: y + (i ? 2 : -2), turn: side * (i ? 104 : 70), scale: 21 }),
        i ? 'second' : 'main',
      )
  const dress = { petals: 'second', heart: 'accent', thread: 'over', gap: 'over' } as const
  bloom(cloth, { x, y }, 21, dress, random.pick([6, 8]))
  return cloth.toSvg()
}

import { toContours } from './contour.ts'
import { toObstacle } from './field.ts'
import { type Point, polygon } from './geometry.ts'
import { toRows } from './quilt.ts'

const bar = (x: number, y: number, width: number, height: number) =>
  toObstacle(
    polygon([
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
      [x, y],
    ]),
  )
const ground = { left: 0, width: 600, height: 400, grain: 1, stitch: 17, above: [], hand: () => 0 }

it('rows go around what is sewn on, and leave a pocket between motifs empty', () => {
  const frame = [bar(200, 120, 120, 20), bar(200, 210, 120, 20), bar(200, 120, 20, 110), bar(300, 120, 20, 110)]
  const { rest } = toRows({ thread: 'quilt', spacing: 18 }, { ...ground, obstacles: frame })
  const starts = [...rest.matchAll(/M(-?\d+)[ ]?(-?\d+)/g)].map(([, x, y]): Point => [Number(x), Number(y)])
  expect(starts.length).toBeGreaterThan(5)
  expect(starts.filter(([x, y]) => x > 220 && x < 300 && y > 140 && y < 210)).toEqual([])
})

it('soft lines turn in arcs where two slopes meet', () => {
  const steepest = (soft: boolean) =>
    toContours(
      (x, y) => Math.max(Math.abs(x), Math.abs(y)),
      { x: -100, y: -100, width: 200, height: 200 },
      10,
      [44, 62],
      soft,
    )
      .flatMap(({ points }) =>
        points.map((at, i) => {
          const [before, after] = [points.at(i - 1) ?? at, points[(i + 1) % points.length] ?? at]
          const [from, to] = [
            Math.atan2(at[1] - before[1], at[0] - before[0]),
            Math.atan2(after[1] - at[1], after[0] - at[0]),
          ]
          return Math.abs(Math.atan2(Math.sin(to - from), Math.cos(to - from)))
        }),
      )
      .reduce((most, bend) => Math.max(most, bend), 0)
  expect(steepest(false)).toBeGreaterThan(0.75)
  expect(steepest(true)).toBeLessThan(0.6)
})

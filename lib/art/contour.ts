import type { Field } from './field.ts'
import type { Point } from './geometry.ts'

// Local names, because these functions run some hundred thousand times for each picture.
const { abs, atan2, ceil, cos, floor, hypot, max, min, sin } = Math

type Box = { x: number; y: number; width: number; height: number }

/** A line of equal height. */
export type Contour = { level: number; points: Point[]; closed: boolean }

type Crossing = { at: Point; next: number[] }

/**
 * The edges of a square (0 top, 1 right, 2 bottom, 3 left) that a line joins, indexed by the corners above the level. A
 * saddle, with opposite corners above it, has two lines.
 */
const JOINS = ['', '30', '01', '31', '12', '30 12', '02', '32', '23', '02', '01 23', '12', '13', '01', '30', ''].map(
  (lines) => (lines.match(/\d\d/g) ?? []).map(([from, to]) => [Number(from), Number(to)] as const),
)

function trace(crossings: Map<number, Crossing>, level: number): Contour[] {
  const contours: Contour[] = []
  const seen = new Set<number>()
  const walk = (start: number) => {
    const points: Point[] = []
    let at: number | undefined = start
    let closed = false
    while (at !== undefined) {
      const crossing: Crossing | undefined = crossings.get(at)
      if (!crossing) break
      seen.add(at)
      points.push(crossing.at)
      closed = points.length > 2 && crossing.next.includes(start)
      at = crossing.next.find((edge) => !seen.has(edge))
    }
    contours.push({ level, points, closed })
  }
  for (const [edge, { next }] of crossings) if (next.length === 1 && !seen.has(edge)) walk(edge)
  for (const edge of crossings.keys()) if (!seen.has(edge)) walk(edge)
  return contours
}

/** Replaces each height with the mean of its neighbours, so that lines have no corners where two slopes meet. */
function smooth(heights: Float64Array, columns: number): void {
  for (const step of [1, columns, 1, columns]) {
    const before = heights.slice()
    for (let i = step; i < heights.length - step; i++) {
      if (step === 1 && (i % columns === 0 || (i + 1) % columns === 0)) continue
      heights[i] = ((before[i - step] ?? 0) + 2 * (before[i] ?? 0) + (before[i + step] ?? 0)) / 4
    }
  }
}

/**
 * Returns the contour lines of a field within a box (marching squares over a grid of `cell` units); `levels` ascend.
 * `soft` lines have no corners.
 */
export function toContours(field: Field, box: Box, cell: number, levels: readonly number[], soft = false): Contour[] {
  const columns = ceil(box.width / cell) + 1
  const rows = ceil(box.height / cell) + 1
  const heights = new Float64Array(columns * rows)
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) heights[j * columns + i] = field(box.x + i * cell, box.y + j * cell)
  if (soft) smooth(heights, columns)
  const height = (i: number, j: number) => heights[j * columns + i] ?? 0
  const byLevel = levels.map(() => new Map<number, Crossing>())
  const [first = 0, second = first + 1] = levels
  const gap = second - first

  const cross = (crossings: Map<number, Crossing>, level: number, i: number, j: number, side: number) => {
    const vertical = side === 1 || side === 3
    const a = side === 1 ? i + 1 : i
    const b = side === 2 ? j + 1 : j
    const id = (b * columns + a) * 2 + (vertical ? 1 : 0)
    let crossing = crossings.get(id)
    if (!crossing) {
      const from = height(a, b)
      const t = (level - from) / ((vertical ? height(a, b + 1) : height(a + 1, b)) - from)
      crossing = { at: [box.x + (vertical ? a : a + t) * cell, box.y + (vertical ? b + t : b) * cell], next: [] }
      crossings.set(id, crossing)
    }
    return { ...crossing, id }
  }

  for (let j = 0; j < rows - 1; j++)
    for (let i = 0; i < columns - 1; i++) {
      const [a, b, c, d] = [height(i, j), height(i + 1, j), height(i + 1, j + 1), height(i, j + 1)]
      const from = max(0, floor((min(a, b, c, d) - first) / gap))
      const to = min(levels.length - 1, ceil((max(a, b, c, d) - first) / gap))
      for (let k = from; k <= to; k++) {
        const level = levels[k] ?? 0
        const crossings = byLevel[k]
        const shape = (a > level ? 1 : 0) | (b > level ? 2 : 0) | (c > level ? 4 : 0) | (d > level ? 8 : 0)
        if (!crossings) continue
        for (const [one, other] of JOINS[shape] ?? []) {
          const [start, end] = [cross(crossings, level, i, j, one), cross(crossings, level, i, j, other)]
          start.next.push(end.id)
          end.next.push(start.id)
        }
      }
    }
  return byLevel.flatMap((crossings, k) => trace(crossings, levels[k] ?? 0))
}

/** Reduces the points of a contour to about one in `step` units, and fewer where it is nearly straight. */
export function thin({ points, closed }: Contour, step: number): Point[] {
  const kept: Point[] = []
  let heading = 0
  points.forEach((point, i) => {
    const before = kept.at(-1)
    if (!before || (i === points.length - 1 && !closed)) {
      kept.push(point)
      return
    }
    const length = hypot(point[0] - before[0], point[1] - before[1])
    const angle = atan2(point[1] - before[1], point[0] - before[0])
    const bend = abs(atan2(sin(angle - heading), cos(angle - heading)))
    if (length < step || (length < step * 5 && length * bend < step * 0.7)) return
    heading = angle
    kept.push(point)
  })
  return kept
}

/** Returns the length of a contour in units. */
export function lengthOf({ points }: Pick<Contour, 'points'>): number {
  return points.reduce((sum, [x, y], i) => {
    const before = points[i - 1]
    return before ? sum + hypot(x - before[0], y - before[1]) : 0
  }, 0)
}

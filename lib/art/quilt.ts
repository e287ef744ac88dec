import { lengthOf, thin, toContours } from './contour.ts'
import { distanceField, type Field, type Obstacle, toObstacle } from './field.ts'
import { type Outline, type Point, toThread } from './geometry.ts'
import type { Role } from './palette.ts'
import type { Stitch } from './stitches.ts'

/** A piece of ground with its own way of being quilted. */
export type Zone = {
  /** Absent: the whole picture. */
  outline?: Outline
  cloth?: Role
  thread: Role
  /** Units between two rows. */
  spacing: number
  /** Turns the distance to the motifs into the height that the rows follow; without it the rows are ripples. */
  field?: (distance: Field) => Field
  /** The first rows get this thread instead. */
  first?: { thread: Role; rows: number; stitch?: Stitch }
  /** Lies on the motifs sewn before it, not under them all. */
  laid?: boolean
  /** Ripples stop this far from the motifs. */
  until?: number
}

type Ground = {
  width: number
  height: number
  grain: number
  obstacles: readonly Obstacle[]
  /** What covers this zone and hides its rows. */
  above: readonly Outline[]
  /** How the hand that sews wavers. */
  hand: Field
}

/** Path data of a zone's rows: those of the `first` thread, then the rest. */
export function toRows(
  zone: Zone,
  { width, height, grain, obstacles, above, hand }: Ground,
): { first: string; rest: string } {
  const { spacing } = zone
  const distance = distanceField(obstacles)
  const field = zone.field?.(distance) ?? distance
  const inside = zone.outline && distanceField([toObstacle(zone.outline)])
  const covered = distanceField(above.map((outline) => toObstacle(outline)))
  // A coarse thread hides what a fine grid would find.
  const cell = Math.max(6, Math.min(width, height) / (grain > 1.5 ? 60 : 80))
  const box = { x: -cell * 2, y: -cell * 2, width: width + cell * 4, height: height + cell * 4 }
  const far = Math.min(zone.until ?? Number.POSITIVE_INFINITY, Math.hypot(width, height))
  const from = zone.field ? -Math.floor(far / spacing) : 0
  const levels = Array.from({ length: Math.floor(far / spacing) - from }, (_, i) => (from + i + 0.9) * spacing)
  const isHidden = ([x, y]: Point) =>
    (zone.field && distance(x, y) < 0) || (inside?.(x, y) ?? 0) > cell * 3 || covered(x, y) < -cell * 3
  const rows = { first: '', rest: '' }
  for (const contour of toContours((x, y) => field(x, y) + hand(x, y) * spacing * 0.3, box, cell, levels)) {
    if (lengthOf(contour) < spacing * 2) continue
    const row = Math.floor(contour.level / spacing)
    const thread = zone.first && row < zone.first.rows ? 'first' : 'rest'
    rows[thread] += toRuns(thin(contour, cell * 3.2), contour.closed, spacing * 2, isHidden)
  }
  return rows
}

/** A thread along the points, cut where it would run hidden. */
function toRuns(
  points: readonly Point[],
  closed: boolean,
  shortest: number,
  isHidden: (point: Point) => boolean,
): string {
  const hidden = points.map(isHidden)
  if (!hidden.includes(true)) return toThread(points, closed)
  let data = ''
  let run: Point[] = []
  points.forEach((point, i) => {
    if (!hidden[i]) run.push(point)
    if (hidden[i] || i === points.length - 1) {
      // A few single stitches between two motifs look like a mistake.
      if (lengthOf({ points: run }) >= shortest) data += toThread(run, false)
      run = []
    }
  })
  return data
}

/** Path data of `count` rows inside a shape, each `spacing` further from its edge. */
export function toInnerRows(outline: Outline, spacing: number, count: number): string {
  const edge = toObstacle(outline)
  const xs = edge.points.map(([x]) => x)
  const ys = edge.points.map(([, y]) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  const box = { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
  const cell = Math.max(4, Math.min(box.width, box.height) / 40)
  const levels = Array.from({ length: count }, (_, i) => -spacing * (count - i - 0.2))
  return toContours(distanceField([edge]), box, cell, levels)
    .filter((contour) => lengthOf(contour) > spacing * 3)
    .map((contour) => toThread(thin(contour, cell * 2), contour.closed))
    .join('')
}

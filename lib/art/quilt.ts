import { type Contour, lengthOf, thin, toContours } from './contour.ts'
import { distanceField, type Field, type Obstacle, toObstacle } from './field.ts'
import { type Outline, type Point, toThread } from './geometry.ts'
import type { Role } from './palette.ts'
import type { Stitch } from './stitches.ts'

/** A piece of the ground with its own quilting. */
export type Zone = {
  /** The zone's outline; by default the whole picture. */
  outline?: Outline
  cloth?: Role
  thread: Role
  /** The distance between two rows in units. */
  spacing: number
  /**
   * Returns the field whose lines the rows follow, from the distances to the motifs. By default the rows ripple around
   * them.
   */
  field?: (distance: Field) => Field
  /** The thread of the first rows. */
  first?: { thread: Role; rows: number; stitch?: Stitch }
  /** Puts the zone above the motifs sewn before it. By default a zone is below all motifs. */
  laid?: boolean
  /** The distance from the motifs at which ripples stop. */
  until?: number
}

type Ground = {
  /** How far the cloth extends to the left of the picture. */
  left: number
  width: number
  height: number
  grain: number
  /** The length of a stitch and its gap. */
  stitch: number
  obstacles: readonly Obstacle[]
  /** Outlines that cover this zone and hide its rows. */
  above: readonly Outline[]
  /** The irregularity of hand sewing. */
  hand: Field
}

/** Returns the path data of a zone's rows: those of the `first` thread, and the rest. */
export function toRows(
  zone: Zone,
  { left, width, height, grain, stitch, obstacles, above, hand }: Ground,
): { first: string; rest: string } {
  const { spacing } = zone
  const distance = distanceField(obstacles)
  const field = zone.field?.(distance) ?? distance
  const inside = zone.outline && distanceField([toObstacle(zone.outline)])
  const covered = distanceField(above.map((outline) => toObstacle(outline)))
  // A coarse thread needs no finer grid.
  const fine = grain > 1.5 ? 60 : 80
  const cell = Math.max(6, Math.min(width, height) / fine, Math.sqrt((left + width) * height) / (fine * 1.25))
  const box = { x: -left - cell * 2, y: -cell * 2, width: left + width + cell * 4, height: height + cell * 4 }
  const far = Math.min(zone.until ?? Number.POSITIVE_INFINITY, Math.hypot(left + width, height))
  const from = zone.field ? -Math.floor(far / spacing) : 0
  const levels = Array.from({ length: Math.floor(far / spacing) - from }, (_, i) => (from + i + 0.9) * spacing)
  const isHidden = ([x, y]: Point) =>
    (zone.field && distance(x, y) < 0) || (inside?.(x, y) ?? 0) > cell * 3 || covered(x, y) < -cell * 3
  // A few isolated stitches between two motifs look like a mistake.
  const shortest = Math.max(spacing * 2, stitch * 4)
  const wavering = (x: number, y: number) => field(x, y) + hand(x, y) * spacing * 0.3
  const rows = { first: '', rest: '' }
  for (const contour of toContours(wavering, box, cell, levels, true)) {
    const length = lengthOf(contour)
    if (length < shortest || (length < spacing * 12 && isPocket(contour, field))) continue
    const row = Math.floor(contour.level / spacing)
    const thread = zone.first && row < zone.first.rows ? 'first' : 'rest'
    rows[thread] += toRuns(thin(contour, cell * 3.2), contour.closed, shortest, isHidden)
  }
  return rows
}

/** Returns whether a row is a closed line between motifs rather than around one. */
function isPocket({ points, closed, level }: Contour, field: Field): boolean {
  const mean = (i: 0 | 1) => points.reduce((sum, point) => sum + point[i], 0) / points.length
  return closed && field(mean(0), mean(1)) > level
}

/** Returns the path data of a thread along the points, without its hidden parts. */
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
      // A few isolated stitches between two motifs look like a mistake.
      if (lengthOf({ points: run }) >= shortest) data += toThread(run, false)
      run = []
    }
  })
  return data
}

/** Returns the path data of `count` rows inside a shape, each `spacing` further from its edge. */
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

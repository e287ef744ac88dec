import { flatten, type Outline, type Point } from './geometry.ts'
import { hash } from './seeded-random.ts'

// Local names, because these functions run some hundred thousand times for each picture.
const { floor, imul, max, min, sqrt } = Math
const { POSITIVE_INFINITY } = Number

/** The height at a point of the picture. Threads follow lines of equal height. */
export type Field = (x: number, y: number) => number

/** A shape that the quilting goes around: closed, or a line with a thickness. */
export type Obstacle = { points: readonly Point[]; closed: boolean; reach: number }

/** Makes an obstacle from an outline. `reach` thickens it. */
export function toObstacle(outline: Outline, closed = true, reach = 0): Obstacle {
  return { points: flatten(outline, 4), closed, reach }
}

function isInside(points: readonly Point[], x: number, y: number): boolean {
  let inside = false
  let from = points.at(-1)
  for (const to of points) {
    if (from && to[1] > y !== from[1] > y) {
      const crossing = ((from[0] - to[0]) * (y - to[1])) / (from[1] - to[1]) + to[0]
      if (x < crossing) inside = !inside
    }
    from = to
  }
  return inside
}

function distanceToLine(points: readonly Point[], closed: boolean, x: number, y: number): number {
  let best = POSITIVE_INFINITY
  let from = closed ? points.at(-1) : points[0]
  for (const to of points) {
    if (from) {
      const dx = to[0] - from[0]
      const dy = to[1] - from[1]
      const length = dx * dx + dy * dy
      const t = length ? max(0, min(1, ((x - from[0]) * dx + (y - from[1]) * dy) / length)) : 0
      const ex = x - from[0] - t * dx
      const ey = y - from[1] - t * dy
      best = min(best, ex * ex + ey * ey)
    }
    from = to
  }
  return sqrt(best)
}

/** Returns a field of distances to the nearest obstacle, negative inside one. */
export function distanceField(obstacles: readonly Obstacle[]): Field {
  const boxed = obstacles.map((obstacle) => {
    const xs = obstacle.points.map(([x]) => x)
    const ys = obstacle.points.map(([, y]) => y)
    return { ...obstacle, left: min(...xs), top: min(...ys), right: max(...xs), bottom: max(...ys) }
  })
  return (x, y) => {
    let best = 1e6
    for (const { points, closed, reach, left, top, right, bottom } of boxed) {
      const across = max(left - x, 0, x - right)
      const down = max(top - y, 0, y - bottom)
      if (across * across + down * down >= max(0, best + reach) ** 2 && across + down > 0) continue
      const distance = distanceToLine(points, closed, x, y)
      const inside = closed && across + down === 0 && isInside(points, x, y)
      best = min(best, (inside ? -distance : distance) - reach)
    }
    return best
  }
}

/** Returns a field of gentle random hills between -1 and 1, `size` units apart. It makes straight threads look hand-sewn. */
export function noiseField(seed: string, size: number): Field {
  const base = hash(seed)
  const corner = (i: number, j: number) => {
    const n = imul(base ^ imul(i, 374761393) ^ imul(j, 668265263), 1274126177)
    return ((n ^ (n >>> 15)) >>> 0) / 2147483648 - 1
  }
  const ease = (t: number) => t * t * (3 - 2 * t)
  return (x, y) => {
    const [i, j] = [floor(x / size), floor(y / size)]
    const [u, v] = [ease(x / size - i), ease(y / size - j)]
    const top = corner(i, j) * (1 - u) + corner(i + 1, j) * u
    const bottom = corner(i, j + 1) * (1 - u) + corner(i + 1, j + 1) * u
    return top * (1 - v) + bottom * v
  }
}

import type { Outline, Point } from '../geometry.ts'
import { parsePath } from '../path.ts'

/** The longest corner of a ribbon, in widths: sharper corners are cut. */
const MAX_CORNER = 2

const subtract = ([ax, ay]: Point, [bx, by]: Point): Point => [ax - bx, ay - by]

function toUnit([x, y]: Point): Point {
  const length = Math.hypot(x, y)
  return length > 0.01 ? [x / length, y / length] : [0, 0]
}

/** Returns the direction of a line at one of its points, before it or after it. */
function toDirection(line: Outline, at: number, step: -1 | 1): Point | null {
  const here = line[at]
  for (let i = at + step; here && i >= 0 && i < line.length; i += step) {
    const other = line[i]
    const way = other && toUnit(step > 0 ? subtract(other, here) : subtract(here, other))
    if (way?.some((part) => part !== 0)) return way
  }
  return null
}

/** Returns a line beside another one, `by` units to its right. */
function toParallel(line: Outline, by: number): Point[] {
  return line.map(([x, y], i): Point => {
    const before = toDirection(line, i, -1)
    const after = toDirection(line, i, 1)
    const [ax, ay] = before ?? after ?? [1, 0]
    const [bx, by2] = after ?? before ?? [1, 0]
    const [mx, my] = toUnit([-(ay + by2), ax + bx])
    const reach = by * Math.min(MAX_CORNER, 1 / Math.max(0.1, -mx * ay + my * ax))
    return [x + mx * reach, y + my * reach]
  })
}

/** Turns lines into strips of cloth with round ends. `path` and the result are path data; `width` is in the same units. */
export function ribbon(path: string, width: number): string {
  const half = width / 2
  const format = (points: readonly Point[]) =>
    points.map(([x, y]) => `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`).join(' ')
  const strips = parsePath(path).map(({ outline }) => {
    const there = toParallel(outline, -half)
    const back = toParallel(outline, half).reverse()
    const cap = (at: number, step: -1 | 1, from: Point, to: Point): Point[] => {
      const [dx, dy] = toDirection(outline, at, step) ?? [1, 0]
      const bulge = (step > 0 ? -1 : 1) * width * 0.66
      return [[from[0] + dx * bulge, from[1] + dy * bulge], [to[0] + dx * bulge, to[1] + dy * bulge], to]
    }
    const [start, end, turned, last] = [there[0], there.at(-1), back[0], back.at(-1)]
    if (!start || !end || !turned || !last) return ''
    const points = [
      ...there.slice(1),
      ...cap(outline.length - 1, -1, end, turned),
      ...back.slice(1),
      ...cap(0, 1, last, start),
    ]
    return `M${format([start])}C${format(points)}z`
  })
  return strips.join('')
}

/** A point of a drawing, measured from its upper left corner in drawing units. */
export type Point = readonly [x: number, y: number]

/** Connected cubic Bézier curves: a start, then three points for each curve, in drawing units. */
export type Outline = readonly Point[]

/** Parses points in SVG notation: `x,y x,y`. */
export function toPoints(text: string): Point[] {
  return text.split(/\s+/).map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return [x, y]
  })
}

/** Returns the points as a list, which saves type annotations. */
export const pointList = (...points: Point[]): Point[] => points

/** The place of a motif that is drawn around its own origin. Applied in this order: `scale`, `turn` (degrees clockwise), `x` and `y`. */
export type Place = { x: number; y: number; scale?: number; turn?: number; flip?: boolean }

/** Moves points to a place. */
export function put(points: readonly Point[], { x, y, scale = 1, turn = 0, flip = false }: Place): Point[] {
  const angle = (turn * Math.PI) / 180
  const cos = Math.cos(angle) * scale
  const sin = Math.sin(angle) * scale
  return points.map(([px, py]) => {
    const u = flip ? -px : px
    return [x + u * cos - py * sin, y + u * sin + py * cos]
  })
}

/** Scales points around a centre. */
export function scaleAbout(points: readonly Point[], [cx, cy]: Point, factor: number): Point[] {
  return points.map(([x, y]) => [cx + (x - cx) * factor, cy + (y - cy) * factor])
}

/** Closes half an outline, which starts and ends at x = 0, with its mirror image. */
export function mirrored(half: Outline): Outline {
  const back = half.slice(0, -1).reverse()
  return [...half, ...back.map(([x, y]): Point => [-x, y])]
}

/** Returns a circle as four curves. */
export function circle(x: number, y: number, r: number): Outline {
  const k = r * 0.5523
  return [
    [x, y - r],
    [x + k, y - r],
    [x + r, y - k],
    [x + r, y],
    [x + r, y + k],
    [x + k, y + r],
    [x, y + r],
    [x - k, y + r],
    [x - r, y + k],
    [x - r, y],
    [x - r, y - k],
    [x - k, y - r],
    [x, y - r],
  ]
}

/** Returns straight edges as an outline, so that code for curves can use them. */
export function polygon(corners: readonly Point[]): Outline {
  const outline: Point[] = []
  corners.forEach((to, i) => {
    const from = corners[i - 1]
    if (from) outline.push(from, to)
    outline.push(to)
  })
  return outline
}

/** Returns points along an outline, `steps` for each curve. */
export function flatten(outline: Outline, steps = 6): Point[] {
  const points: Point[] = []
  for (let i = 0; i + 3 < outline.length; i += 3) {
    const [a, b, c, d] = outline.slice(i, i + 4) as [Point, Point, Point, Point]
    for (let s = i === 0 ? 0 : 1; s <= steps; s++) {
      const t = s / steps
      const u = 1 - t
      const [w0, w1, w2, w3] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
      points.push([w0 * a[0] + w1 * b[0] + w2 * c[0] + w3 * d[0], w0 * a[1] + w1 * b[1] + w2 * c[1] + w3 * d[1]])
    }
  }
  return points
}

/** Formats the numbers of a path with as few separators as the grammar allows. */
function join(numbers: readonly number[]): string {
  return numbers.map((n, i) => (i > 0 && n >= 0 ? ` ${n}` : `${n}`)).join('')
}

/** Formats an outline as path data in whole units, each point relative to the rounded one before it. */
export function toPath(outline: Outline, closed = true): string {
  const rounded = outline.map(([x, y]): Point => [Math.round(x), Math.round(y)])
  const [start, ...rest] = rounded
  if (!start) return ''
  let from = start
  const numbers: number[] = []
  for (let i = 0; i + 2 < rest.length; i += 3) {
    const curve = rest.slice(i, i + 3)
    for (const [x, y] of curve) numbers.push(x - from[0], y - from[1])
    from = curve[2] ?? from
  }
  return `M${join([...start])}c${join(numbers)}${closed ? 'z' : ''}`
}

/** Formats straight edges as path data in whole units. */
export function toEdges(corners: readonly Point[], closed = true): string {
  let from: Point = [0, 0]
  const steps = corners.map(([x, y], i) => {
    const to: Point = [Math.round(x), Math.round(y)]
    const step = join([to[0] - from[0], to[1] - from[1]])
    from = to
    return i === 0 ? `M${step}l` : i > 1 && !step.startsWith('-') ? ` ${step}` : step
  })
  return `${steps.join('')}${closed ? 'z' : ''}`
}

/** Returns the point at `t` (0 to 1) of a single curve, and the direction there in degrees. */
export function alongCurve(curve: Outline, t: number): { at: Point; heading: number } {
  const [a, b, c, d] = [curve[0], curve[1], curve[2], curve[3]]
  if (!a || !b || !c || !d) throw new Error('a curve has four points')
  const u = 1 - t
  const weigh = (i: 0 | 1) => u * u * u * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t * t * t * d[i]
  const slope = (i: 0 | 1) => u * u * (b[i] - a[i]) + 2 * u * t * (c[i] - b[i]) + t * t * (d[i] - c[i])
  return { at: [weigh(0), weigh(1)], heading: (Math.atan2(slope(1), slope(0)) * 180) / Math.PI }
}

/** Formats a smooth line near the points as a quadratic B-spline. Even units keep the midpoints whole, which `t` reflects. */
export function toThread(points: readonly Point[], closed: boolean): string {
  const even = points.map(([x, y]): Point => [Math.round(x / 2) * 2, Math.round(y / 2) * 2])
  const [first, second] = even
  const last = even.at(-1)
  if (!first || !second || !last || even.length < 3) return ''
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const start = closed ? middle(last, first) : first
  const control = closed ? first : second
  const stops: Point[] = []
  for (let i = closed ? 0 : 1; i < even.length - 1; i++) {
    const [a, b] = [even[i], even[i + 1]]
    if (a && b) stops.push(i === even.length - 2 && !closed ? b : middle(a, b))
  }
  if (closed) stops.push(start)
  const [head, ...tail] = stops
  if (!head) return ''
  let from = head
  const steps = tail.flatMap((to) => {
    const step = [to[0] - from[0], to[1] - from[1]]
    from = to
    return step
  })
  const curve = [control[0] - start[0], control[1] - start[1], head[0] - start[0], head[1] - start[1]]
  return `M${join([...start])}q${join(curve)}${steps.length ? `t${join(steps)}` : ''}`
}

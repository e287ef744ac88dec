import { lengthOf, thin, toContours } from './contour.ts'
import { distanceField, type Field, noiseField, type Obstacle, toObstacle } from './field.ts'
import { circle, type Outline, type Point, polygon, toEdges, toPath, toThread } from './geometry.ts'
import { type Role, type Scheme, type Tone, toColour, toColourRules, withoutVariables } from './palette.ts'
import { createRandom, hash, type Random } from './random.ts'

/** run: running stitch · fine and bold: the same in thin and thick thread · knots: dots · line: unbroken. */
export type Stitch = 'run' | 'fine' | 'bold' | 'knots' | 'line'

export type ClothOptions = {
  seed: string
  kind: string
  width: number
  height: number
  tone: Tone
  scheme?: Scheme
  /** How coarse the thread is; 1 suits a picture shown at 400 to 1200 pixels. */
  grain?: number
  /** Without ground: motifs alone, for marks. */
  bare?: boolean
}

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
  /** Ripples stop this far from the motifs. */
  until?: number
}

export type Cloth = ReturnType<typeof createCloth>

const STITCHES: Readonly<Record<Stitch, string>> = {
  run: '',
  fine: 'k',
  bold: 'o',
  knots: 'd',
  line: 'l',
}

/** A picture in the making: motifs are put on it, zones say how the ground between them is quilted. */
export function createCloth(options: ClothOptions) {
  const { seed, kind, width, height, tone, scheme = 'auto', grain = 1, bare = false } = options
  const id = `k${(hash(`${kind}/${seed}/${tone}`) % 36 ** 4).toString(36)}`
  const random: Random = createRandom(`${kind}/${seed}`)
  const obstacles: Obstacle[] = []
  const zones: Zone[] = []
  let pieces: { attributes: string; data: string }[] = []
  const unit = (Math.min(width, height) / 675) * grain
  let parts = 0
  const hand = noiseField(`${seed}/hand`, Math.max(width, height) / 7)

  const add = (attributes: string, data: string) => {
    const before = pieces.at(-1)
    if (before?.attributes === attributes) before.data += data
    else if (data) pieces.push({ attributes, data })
  }
  const stroke = (role: Role, stitch: Stitch) =>
    `${STITCHES[stitch] ? ` class="${id}${STITCHES[stitch]}"` : ''} stroke="${toColour(role)}"`

  function quilt(zone: Zone, index: number): string {
    const distance = distanceField(obstacles)
    const field = zone.field?.(distance) ?? distance
    const wavering: Field = (x, y) => field(x, y) + hand(x, y) * zone.spacing * 0.3
    const cell = Math.max(6, Math.min(width, height) / 80)
    const box = { x: -cell * 2, y: -cell * 2, width: width + cell * 4, height: height + cell * 4 }
    const far = Math.min(zone.until ?? 1e5, Math.hypot(width, height))
    const from = zone.field ? -Math.floor(far / zone.spacing) : 0
    const levels = Array.from({ length: Math.floor(far / zone.spacing) - from }, (_, i) => (from + i + 0.9) * zone.spacing)
    const inside = zone.outline && distanceField([toObstacle(zone.outline)])
    const above = zones.slice(index + 1).flatMap(({ outline }) => (outline ? [toObstacle(outline)] : []))
    const covered = distanceField(above)
    const data = ['', '']
    for (const contour of toContours(wavering, box, cell, levels)) {
      if (lengthOf(contour) < zone.spacing * 2) continue
      const points = thin(contour, cell * 2.4)
      const row = Math.floor(contour.level / zone.spacing)
      const bucket = zone.first && row < zone.first.rows ? 0 : 1
      const hidden = ([x, y]: Point) => (zone.field && distance(x, y) < 0) || (inside?.(x, y) ?? 0) > cell * 3 || covered(x, y) < -cell * 3
      if (!points.some(hidden)) {
        data[bucket] += toThread(points, contour.closed)
        continue
      }
      let run: Point[] = []
      for (const point of [...points, null]) {
        if (point && !hidden(point)) run.push(point)
        else {
          data[bucket] += toThread(run, false)
          run = []
        }
      }
    }
    const clip = zone.outline ? ` clip-path="url(#${id}z${index})"` : ''
    const first = data[0] ? `<path${stroke(zone.first?.thread ?? zone.thread, zone.first?.stitch ?? 'run')} d="${data[0]}"/>` : ''
    return `<g${clip}><path${stroke(zone.thread, 'run')} d="${data[1]}"/>${first}</g>`
  }

  function toGround(): string {
    const clips = zones.flatMap(({ outline }, i) =>
      outline ? [`<clipPath id="${id}z${i}"><path d="${toPath(outline)}"/></clipPath>`] : [],
    )
    const ground = `<path fill="${toColour('ground')}" stroke="none" d="M0 0h${width}v${height}H0z"/>`
    const layers = zones.map((zone, i) => {
      const { outline, cloth } = zone
      const laid = outline && cloth ? `<path fill="${toColour(cloth)}" stroke="none" d="${toPath(outline)}"/>` : ''
      return laid + quilt(zone, i)
    })
    return clips.join('') + ground + layers.join('')
  }

  const toBody = () =>
    pieces.map(({ attributes, data }) => (attributes ? `<path${attributes} d="${data}"/>` : data)).join('')

  return {
    random,
    /** The width of one unit of thread; details smaller than a few of these are left out. */
    unit,
    width,
    height,
    /** Declares how a piece of ground is quilted; later zones lie on earlier ones. */
    zone: (zone: Zone) => void zones.push(zone),
    /** Keeps the ripples off a shape or line without drawing it. */
    avoid: (outline: Outline, closed = true, reach = 0) => void obstacles.push(toObstacle(outline, closed, reach)),
    /** Sews on a piece of cloth; the quilting runs around it. */
    patch(outline: Outline, cloth: Role, { ripple = true, gap }: { ripple?: boolean; gap?: Role } = {}) {
      if (ripple) obstacles.push(toObstacle(outline))
      add(` fill="${toColour(cloth)}"${gap ? stroke(gap, 'line') : ' stroke="none"'}`, toPath(outline))
    },
    /** A patch with straight edges, which takes less room than one with curves. */
    edges(corners: readonly Point[], cloth: Role, { ripple = false } = {}) {
      if (ripple) obstacles.push(toObstacle(polygon(corners)))
      add(` fill="${toColour(cloth)}" stroke="none"`, toEdges(corners))
    },
    /** Sews what `draw` draws around the origin `count` times around a centre; every other one lies on top. */
    wheel({ x, y, turn = 0 }: { x: number; y: number; turn?: number }, count: number, reach: number, draw: () => void) {
      const outside = pieces
      pieces = []
      draw()
      let body = toBody()
      let angle = 360
      for (let left = count; left > 1; ) {
        const factor = [2, 3, 5].find((prime) => left % prime === 0) ?? left
        const name = `${id}w${parts++}`
        angle /= factor
        left /= factor
        const turned = (i: number) => `<use href="#${name}" transform="rotate(${Number((angle * i).toFixed(2))})"/>`
        body = `<g id="${name}">${body}</g>${Array.from({ length: factor - 1 }, (_, i) => turned(i + 1)).join('')}`
      }
      pieces = outside
      if (reach > 0) obstacles.push(toObstacle(circle(x, y, reach)))
      const turning = turn ? `rotate(${Math.round(turn)})` : ''
      pieces.push({ attributes: '', data: `<g transform="translate(${Math.round(x)} ${Math.round(y)})${turning}">${body}</g>` })
    },
    /** Sews a line. */
    stitch: (outline: Outline, thread: Role, stitch: Stitch = 'run', closed = false) =>
      add(stroke(thread, stitch), toPath(outline, closed)),
    /** Rows of stitches inside a shape, each `spacing` further from its edge. */
    rows(outline: Outline, thread: Role, spacing: number, count: number, stitch: Stitch = 'fine') {
      const edge = toObstacle(outline)
      const xs = edge.points.map(([x]) => x)
      const ys = edge.points.map(([, y]) => y)
      const [x, y] = [Math.min(...xs), Math.min(...ys)]
      const box = { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
      const cell = Math.max(5, Math.min(box.width, box.height) / 40)
      const levels = Array.from({ length: count }, (_, i) => -spacing * (i + 0.8))
      for (const contour of toContours(distanceField([edge]), box, cell, levels))
        if (lengthOf(contour) > spacing * 3) add(stroke(thread, stitch), toThread(thin(contour, cell * 2), contour.closed))
    },
    /** A knot of thread at each of the points. */
    knots: (points: readonly Point[], thread: Role) =>
      add(stroke(thread, 'knots'), points.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join('')),
    /** The finished picture. */
    toSvg(): string {
      const size = (n: number) => Number((n * unit).toFixed(1))
      const dash = (...parts: number[]) => parts.map(size).join(' ')
      const rules = [
        scheme === 'auto' ? toColourRules(id, tone, scheme) : '',
        `.${id}k{stroke-width:${size(2.6)};stroke-dasharray:${dash(7, 6, 8, 5)}}`,
        `.${id}o{stroke-width:${size(5.4)};stroke-dasharray:${dash(15, 11, 17, 10)}}`,
        `.${id}d{stroke-width:${size(7)};stroke-dasharray:none}`,
        `.${id}l{stroke-width:${size(4)};stroke-dasharray:none}`,
      ].join('')
      const svg =
        `<svg xmlns="http://www.w3.org/2000/svg" id="${id}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
        `fill="none" stroke-width="${size(3.6)}" stroke-linecap="round" stroke-linejoin="round" ` +
        `stroke-dasharray="${dash(11, 8, 13, 7, 10, 8)}"><style>${rules}</style>${bare ? '' : toGround()}${toBody()}</svg>`
      return scheme === 'auto' ? svg : withoutVariables(svg, tone, scheme)
    },
  }
}

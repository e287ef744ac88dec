import { distanceField, noiseField, type Obstacle, toObstacle } from './field.ts'
import {
  circle,
  flatten,
  type Outline,
  type Place,
  type Point,
  pointList,
  polygon,
  put,
  toEdges,
  toPath,
} from './geometry.ts'
import { type Role, type Scheme, type Tone, toColourRules, withoutVariables } from './palette.ts'
import { toInnerRows, toRows, type Zone } from './quilt.ts'
import { createRandom, hash } from './seeded-random.ts'
import { createLooks, type Stitch, toThreadAttributes } from './stitches.ts'

/** The cloth of a picture. `width` and `height` are in drawing units. */
export type ClothOptions = {
  seed: string
  kind: string
  width: number
  height: number
  tone: Tone
  scheme?: Scheme | undefined
  /** How coarse the thread is. 1 suits a picture that is 400 to 1200 pixels wide. */
  grain?: number
  /** Scales the distance between rows of quilting. */
  weave?: number
  /** The side of the main motif. By default the seed chooses it. */
  side?: -1 | 1 | undefined
  /** Draws motifs without a ground, for marks. */
  bare?: boolean
  /** How far the ground extends to the left of the picture, below a label. */
  left?: number
}

/** The distance between the edge of the picture and its hem, in units. */
const HEM = 8

type Part = { body: string; obstacles: readonly Obstacle[] }

/** A picture in progress: motifs are sewn onto it, and zones define the quilting between them. */
export type Cloth = ReturnType<typeof createCloth>

/** Creates an empty cloth. The same options always give the same `random`. */
export function createCloth(options: ClothOptions) {
  const { seed, kind, width, height, tone, scheme = 'auto', grain = 1, weave = 1, bare = false, left = 0 } = options
  // Four characters, the first of them a letter.
  const id = (36 ** 3 * 10 + (hash(`${kind}/${seed}/${tone}/${width * grain}`) % (36 ** 3 * 26))).toString(36)
  // In a PDF every stitch is a separate shape, so there are fewer and longer ones.
  const coarse = scheme === 'print' ? 1.5 : 1
  const unit = (Math.min(width, height) / 675) * grain * coarse
  const looks = createLooks(id, unit, scheme === 'print')
  const hand = noiseField(`${seed}/hand`, Math.max(width, height) / 7)
  let obstacles: Obstacle[] = []
  const zones: (Zone & { since: number })[] = []
  let pieces: { look: string; data: string }[] = []
  const stamps = new Map<string, Part & { name: string }>()
  let parts = 0
  let motion = ''

  const add = (look: string, data: string) => {
    const before = pieces.at(-1)
    if (before?.look === look) before.data += data
    else if (data) pieces.push({ look, data })
  }
  const toElement = (look: string, data: string) => (data ? `<path class="${look}" d="${data}"/>` : '')
  const toBody = () => pieces.map(({ look, data }) => (look ? toElement(look, data) : data)).join('')

  /** Returns what `draw` draws, without adding it to the picture. */
  function capture(draw: () => void): Part {
    const outer = { pieces, obstacles }
    pieces = []
    obstacles = []
    draw()
    const part = { body: toBody(), obstacles }
    pieces = outer.pieces
    obstacles = outer.obstacles
    return part
  }
  const nextName = () => `${id}w${parts++}`
  const place = (part: Part, { x, y, turn = 0, flip = false }: Place, element: (transform: string) => string) => {
    for (const obstacle of part.obstacles)
      obstacles.push({ ...obstacle, points: put(obstacle.points, { x, y, turn, flip }) })
    const angle = Number(turn.toFixed(1))
    const transform = `translate(${Math.round(x)} ${Math.round(y)})${angle ? `rotate(${angle})` : ''}${flip ? 'scale(-1 1)' : ''}`
    pieces.push({ look: '', data: element(transform) })
  }

  /** Returns a placeholder for a laid zone, whose rows are known only at the end. */
  const toSlot = (index: number) => `{zone ${index}}`

  function toZone(index: number): string {
    const zone = zones[index]
    if (!zone) return ''
    const { outline, cloth, thread, first } = zone
    const above = zones.slice(index + 1).flatMap((other) => (other.outline ? [other.outline] : []))
    const since = obstacles.slice(zone.since)
    const ground = { left, width, height, grain, stitch: unit * 19, above, hand }
    const rows = toRows(zone, { ...ground, obstacles: since })
    const sewn =
      toElement(looks.stitch(thread, 'run'), rows.rest) +
      (first ? toElement(looks.stitch(first.thread, first.stitch ?? 'run'), rows.first) : '')
    if (!outline) return sewn
    const clip = `${id}z${index}`
    const shape = toPath(outline)
    const laid = cloth ? `<path id="${clip}c" class="${looks.patch(cloth)}" d="${shape}"/>` : ''
    const cut = cloth ? `<use href="#${clip}c"/>` : `<path d="${shape}"/>`
    return `${laid}<clipPath id="${clip}">${cut}</clipPath><g clip-path="url(#${clip})">${sewn}</g>`
  }

  const random = createRandom(`${kind}/${seed}`)
  const side = options.side ?? random.pick<-1 | 1>([-1, 1])

  return {
    random,
    side,
    left,
    width,
    height,
    /** The side of the central square that no crop cuts. An upright picture has a margin beside it. */
    size: height > width ? width * 0.92 : height,
    /** The x of the main motif: slightly off the centre, within that square. */
    centre: width / 2 + side * width * createRandom(`${kind}/${seed}/centre`).between(0.07, 0.12),
    /** The width of one unit of thread. Details of only a few units are left out. */
    unit,
    /** Defines the quilting of a piece of ground. Later zones cover earlier ones. */
    zone(zone: Zone) {
      const since = zone.laid ? obstacles.length : 0
      zones.push({ ...zone, spacing: zone.spacing * weave * coarse, since })
      if (zone.laid) pieces.push({ look: '', data: toSlot(zones.length - 1) })
    },
    /** Keeps the quilting away from a shape or line without drawing it. */
    avoid: (outline: Outline, closed = true, reach = 0) => void obstacles.push(toObstacle(outline, closed, reach)),
    /** Returns whether the quilting already keeps away from all of an outline. */
    covers(outline: Outline): boolean {
      const distance = distanceField(obstacles)
      return flatten(outline, 2).every(([x, y]) => distance(x, y) < unit)
    },
    /** Sews on a piece of cloth. `gap` is the colour of the gap around it if it covers another piece. */
    patch(outline: Outline, cloth: Role, { ripple = true, gap }: { ripple?: boolean; gap?: Role } = {}) {
      if (ripple) obstacles.push(toObstacle(outline))
      add(looks.patch(cloth, gap), toPath(outline))
    },
    /** Sews on a patch with straight edges, which needs fewer bytes than one with curves. */
    edges(corners: readonly Point[], cloth: Role, { ripple = false } = {}) {
      if (ripple) obstacles.push(toObstacle(polygon(corners)))
      add(looks.patch(cloth), toEdges(corners))
    },
    /** Sews a line. */
    stitch: (outline: Outline, thread: Role, stitch: Stitch = 'run', closed = false) =>
      add(looks.stitch(thread, stitch), toPath(outline, closed)),
    /** Lays a cord of any width along a line. */
    cord: (outline: Outline, thread: Role, width: number, closed = false) =>
      add(looks.cord(thread, width), toPath(outline, closed)),
    /** Sews straight lines from corner to corner. */
    seam: (corners: readonly Point[], thread: Role, stitch: Stitch = 'run', closed = false) =>
      add(looks.stitch(thread, stitch), toEdges(corners, closed)),
    /** Sews a ring. */
    ring(x: number, y: number, r: number, thread: Role, stitch: Stitch = 'run') {
      const [left, top, size] = [Math.round(x), Math.round(y - r), Math.round(r)]
      const half = `a${size} ${size} 0 1 1 0`
      add(looks.stitch(thread, stitch), `M${left} ${top}${half} ${size * 2}${half}-${size * 2}`)
    },
    /** Sews a knot at each of the points. */
    knots: (points: readonly Point[], thread: Role) =>
      add(looks.stitch(thread, 'knots'), points.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join('')),
    /** Sews rows of stitches inside a shape, each `spacing` further from its edge. */
    rows: (outline: Outline, thread: Role, spacing: number, count: number, stitch: Stitch = 'fine') =>
      add(looks.stitch(thread, stitch), toInnerRows(outline, spacing, count)),
    /**
     * Shows stitches from left to right, if the picture's address ends in `#sew`. Browsers do not tell an image whether its
     * reader wants less motion, so the page decides. At most one part of a picture can be sewn.
     */
    sewOnOpening(draw: () => void) {
      const { body, obstacles: drawn } = capture(draw)
      obstacles.push(...drawn)
      pieces.push({ look: '', data: `<g id="sew">${body}</g>` })
      motion = '#sew:target{animation:sew 2s steps(24) .5s backwards}@keyframes sew{from{clip-path:inset(0 100% 0 0)}}'
    },
    /** Draws around the origin, then moves the result to a place. */
    group: (at: Place, draw: () => void) => {
      const part = capture(draw)
      place(part, at, (transform) => `<g transform="${transform}">${part.body}</g>`)
    },
    /** Sews what `draw` draws, and its mirror image across the line x = 0. */
    twin(draw: () => void) {
      const { body, obstacles: drawn } = capture(draw)
      const name = nextName()
      obstacles.push(...drawn, ...drawn.map((one) => ({ ...one, points: put(one.points, { x: 0, y: 0, flip: true }) })))
      pieces.push({ look: '', data: `<g id="${name}">${body}</g><use href="#${name}" transform="scale(-1 1)"/>` })
    },
    /** Like `group`, but reuses the drawing of an earlier call with the same key. */
    stamp(key: string, at: Place, draw: () => void) {
      const known = stamps.get(key)
      const part = known ?? { ...capture(draw), name: nextName() }
      stamps.set(key, part)
      place(part, at, (transform) =>
        known
          ? `<use href="#${part.name}" transform="${transform}"/>`
          : `<g transform="${transform}"><g id="${part.name}">${part.body}</g></g>`,
      )
    },
    /** Repeats a drawing `count` times around a centre. */
    wheel(at: Place, count: number, reach: number, draw: () => void) {
      let { body } = capture(draw)
      let angle = 360
      for (let left = count; left > 1; ) {
        const factor = [2, 3, 5].find((prime) => left % prime === 0) ?? left
        const name = nextName()
        angle /= factor
        left /= factor
        const turned = (i: number) => `<use href="#${name}" transform="rotate(${Number((angle * i).toFixed(2))})"/>`
        body = `<g id="${name}">${body}</g>${Array.from({ length: factor - 1 }, (_, i) => turned(i + 1)).join('')}`
      }
      if (reach > 0) obstacles.push(toObstacle(circle(at.x, at.y, reach)))
      place({ body, obstacles: [] }, at, (transform) => `<g transform="${transform}">${body}</g>`)
    },
    /** Sews a hem along the edge, for a ground as pale as the page. */
    hem() {
      const [x, y] = [width - HEM, height - HEM]
      add(looks.stitch('main', 'fine'), toEdges(pointList([HEM, HEM], [x, HEM], [x, y], [HEM, y])))
    },
    toSvg(): string {
      const ground = bare ? '' : toElement(looks.patch('ground'), `M${-left} 0h${left + width}v${height}H${-left}z`)
      const under = zones.map(({ laid }, i) => (laid ? '' : toZone(i))).join('')
      const body = ground + under + zones.reduce((all, _, i) => all.replace(toSlot(i), () => toZone(i)), toBody())
      const rules = (scheme === 'auto' ? toColourRules(id, tone) : '') + looks.toRules() + motion
      const root = `xmlns="http://www.w3.org/2000/svg" id="${id}" width="${left + width}" height="${height}" viewBox="${-left} 0 ${left + width} ${height}"`
      const svg = `<svg ${root} ${toThreadAttributes(unit, scheme === 'print')}><style>${rules}</style>${body}</svg>`
      return scheme === 'auto' ? svg : withoutVariables(svg, tone)
    },
  }
}

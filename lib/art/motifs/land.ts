import type { Cloth } from '../cloth.ts'
import { alongCurve, circle, type Outline, type Place, type Point, put } from '../geometry.ts'
import type { Role } from '../palette.ts'

const leaf: Outline = [
  [0, 0],
  [-0.34, -0.3],
  [-0.28, -0.7],
  [0, -1],
  [0.28, -0.7],
  [0.34, -0.3],
  [0, 0],
]
const frond: Outline = [
  [0, 0],
  [-0.12, -0.3],
  [-0.16, -0.7],
  [0.1, -1],
  [0.14, -0.7],
  [0.16, -0.3],
  [0, 0],
]
const bird: Outline = [
  [0.7, -0.42],
  [0.58, -0.46],
  [0.54, -0.58],
  [0.4, -0.58],
  [0.25, -0.58],
  [0.24, -0.4],
  [0.2, -0.28],
  [0.06, -0.14],
  [-0.4, -0.1],
  [-1, 0.16],
  [-0.6, 0.26],
  [-0.2, 0.36],
  [0.08, 0.3],
  [0.38, 0.24],
  [0.5, 0.02],
  [0.52, -0.2],
  [0.53, -0.31],
  [0.58, -0.36],
  [0.7, -0.42],
]
const wing: Outline = [
  [0.28, -0.1],
  [0, -0.24],
  [-0.36, -0.14],
  [-0.7, 0.02],
  [-0.3, 0.16],
  [0.16, 0.24],
  [0.28, -0.1],
]

export type SunDress = { disc: Role; rays: Role; thread: Role }

/** A sun: a disc with rings of stitches and a wreath of rays; `radius` reaches to the tips of the rays. */
export function sun(cloth: Cloth, { x, y }: { x: number; y: number }, radius: number, dress: SunDress, rays = 24) {
  const ray = put(
    [
      [-0.075, -0.72],
      [-0.07, -0.84],
      [-0.03, -0.94],
      [0, -1],
      [0.03, -0.94],
      [0.07, -0.84],
      [0.075, -0.72],
    ],
    { x: 0, y: 0, scale: radius },
  )
  cloth.wheel({ x, y }, rays, radius, () => cloth.patch(ray, dress.rays, { ripple: false }))
  cloth.patch(circle(x, y, radius * 0.64), dress.disc, { ripple: false })
  const rings = Math.max(1, Math.min(6, Math.round(radius / cloth.unit / 26)))
  for (let i = 0; i < rings; i++)
    cloth.stitch(circle(x, y, radius * (0.56 - (i * 0.5) / rings)), dress.thread, i % 2 ? 'fine' : 'run', true)
}

export type BirdDress = { body: Role; wing: Role; thread: Role }

/** A long-tailed bird looking to the right. */
export function sewBird(cloth: Cloth, place: Place, size: number, dress: BirdDress) {
  const at: Place = { ...place, scale: size }
  cloth.patch(put(bird, at), dress.body)
  cloth.patch(put(wing, at), dress.wing, { ripple: false })
  if (size / cloth.unit > 72) {
    cloth.stitch(
      put(
        [
          [0.12, -0.04],
          [-0.1, -0.1],
          [-0.3, -0.06],
          [-0.5, 0.02],
        ],
        at,
      ),
      dress.thread,
      'fine',
    )
    cloth.stitch(
      put(
        [
          [-0.1, 0.24],
          [-0.4, 0.2],
          [-0.6, 0.16],
          [-0.84, 0.15],
        ],
        at,
      ),
      dress.thread,
      'fine',
    )
  }
  cloth.knots(put([[0.44, -0.45]], at), dress.thread)
}

export type TreeDress = { trunk: Role; leaves: Role; others: Role; fruit: Role; thread: Role }

/** The tree of life: a bent trunk, branches that curl up to both sides, leaves all along. Grows `size` up from (x, y). */
export function tree(cloth: Cloth, { x, y }: { x: number; y: number }, size: number, dress: TreeDress, tiers = 4) {
  const { random } = cloth
  const lean = random.between(-0.07, 0.07)
  const at: Place = { x, y, scale: size }
  const leaves: { place: Place; role: Role }[] = []
  const fruit: Point[] = []
  const grow = (branch: Outline, count: number) => {
    cloth.stitch(put(branch, at), dress.trunk, 'line')
    cloth.avoid(put(branch, at), false, size * 0.02)
    for (let i = 0; i < count; i++) {
      const last = i === count - 1
      const { at: foot, heading } = alongCurve(branch, 0.24 + (0.76 * (i + 1)) / count)
      const turn = heading + 90 + (last ? 0 : i % 2 ? 54 : -54)
      const [to = [x, y]] = put([foot], at)
      const scale = size * (last ? 0.15 : random.between(0.1, 0.125))
      leaves.push({ place: { x: to[0], y: to[1], turn, scale }, role: last ? dress.others : dress.leaves })
      if (last) fruit.push([foot[0] - Math.sign(foot[0] - lean) * 0.05, foot[1] + 0.03])
    }
  }
  for (let i = 0; i < tiers; i++)
    for (const side of [-1, 1]) {
      const rise = i / tiers
      const foot = -0.24 - rise * 0.56 - (side > 0 ? 0.05 : 0)
      const reach = side * (0.86 - rise * 0.5) * random.between(0.92, 1.08)
      const from = lean * -foot * 1.3
      const lift = random.between(0.2, 0.3) - rise * 0.06
      grow(
        [
          [from, foot],
          [from + reach * 0.4, foot + 0.1],
          [from + reach * 1.02, foot + 0.04],
          [from + reach, foot - lift],
        ],
        Math.max(4, 9 - Math.floor(rise * 5)),
      )
    }
  const top = lean * 1.3
  const trunk: Outline = [
    [-0.14, 0.02],
    [-0.03, -0.08],
    [-0.05 + lean, -0.5],
    [top - 0.012, -0.86],
    [top - 0.006, -0.87],
    [top + 0.006, -0.87],
    [top + 0.012, -0.86],
    [0.05 + lean, -0.5],
    [0.03, -0.08],
    [0.14, 0.02],
    [0.05, -0.02],
    [-0.05, -0.02],
    [-0.14, 0.02],
  ]
  cloth.patch(put(trunk, at), dress.trunk)
  for (const role of [dress.leaves, dress.others])
    for (const { place } of leaves.filter((one) => one.role === role)) cloth.patch(put(leaf, place), role)
  for (const turn of [-38, 38, 0])
    cloth.patch(
      put(leaf, { x: x + top * size, y: y - size * 0.84, turn, scale: size * 0.16 }),
      turn ? dress.leaves : dress.others,
    )
  const grain: Outline = [
    [0, -0.06],
    [0.01 + lean * 0.2, -0.3],
    [lean * 0.8, -0.5],
    [top * 0.95, -0.76],
  ]
  cloth.stitch(put(grain, at), dress.thread, 'fine')
  cloth.knots(put(fruit, at), dress.fruit)
}

export type PalmDress = { trunk: Role; fronds: Role; thread: Role }

/** A palmyra palm; (x, y) is its foot. */
export function palm(cloth: Cloth, { x, y }: { x: number; y: number }, size: number, dress: PalmDress, lean = 0.1) {
  const trunk: Outline = [
    [0, 0],
    [0, -0.3],
    [lean, -0.5],
    [lean, -0.82],
  ]
  cloth.stitch(put(trunk, { x, y, scale: size }), dress.trunk, 'line')
  cloth.stitch(put(trunk, { x: x + 5 * cloth.unit, y, scale: size }), dress.trunk, 'line')
  cloth.avoid(put(trunk, { x, y, scale: size }), false, 6 * cloth.unit)
  const crown = { x: x + lean * size, y: y - size * 0.8 }
  cloth.group(crown, () => {
    cloth.twin(() => {
      for (const angle of [112, 78, 46, 15])
        cloth.patch(put(frond, { x: 0, y: 0, turn: angle, scale: size * 0.34 }), dress.fronds)
    })
  })
  cloth.knots(
    [
      [crown.x - 6 * cloth.unit, crown.y + 9 * cloth.unit],
      [crown.x + 7 * cloth.unit, crown.y + 9 * cloth.unit],
      [crown.x, crown.y + 14 * cloth.unit],
    ],
    dress.thread,
  )
}

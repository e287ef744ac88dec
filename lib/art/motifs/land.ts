import type { Cloth } from '../cloth.ts'
import { circle, type Outline, type Place, pointList, put, toPoints } from '../geometry.ts'
import type { Role } from '../palette.ts'

const frond: Outline = toPoints('0,0 -0.12,-0.3 -0.16,-0.7 0.1,-1 0.14,-0.7 0.16,-0.3 0,0')
const bird: Outline =
  toPoints(`0.7,-0.42 0.58,-0.46 0.54,-0.58 0.4,-0.58 0.25,-0.58 0.24,-0.4 0.2,-0.28 0.06,-0.14 -0.4,-0.1
  -1,0.16 -0.6,0.26 -0.2,0.36 0.08,0.3 0.38,0.24 0.5,0.02 0.52,-0.2 0.53,-0.31 0.58,-0.36 0.7,-0.42`)
const wing: Outline = toPoints('0.28,-0.1 0,-0.24 -0.36,-0.14 -0.7,0.02 -0.3,0.16 0.16,0.24 0.28,-0.1')

type SunDress = { disc: Role; rays: Role; thread: Role }

/** Draws a sun: a disc with rings of stitches and a wreath of rays. `radius` includes the rays. */
export function sun(cloth: Cloth, { x, y }: { x: number; y: number }, radius: number, dress: SunDress, rays = 24) {
  const ray = put(toPoints('-0.075,-0.72 -0.07,-0.84 -0.03,-0.94 0,-1 0.03,-0.94 0.07,-0.84 0.075,-0.72'), {
    x: 0,
    y: 0,
    scale: radius,
  })
  cloth.wheel({ x, y }, rays, radius, () => cloth.patch(ray, dress.rays, { ripple: false }))
  cloth.patch(circle(x, y, radius * 0.64), dress.disc, { ripple: false })
  const rings = Math.max(1, Math.min(6, Math.round(radius / cloth.unit / 26)))
  for (let i = 0; i < rings; i++)
    cloth.stitch(circle(x, y, radius * (0.56 - (i * 0.5) / rings)), dress.thread, i % 2 ? 'fine' : 'run', true)
}

/** The colours of a bird's parts. */
export type BirdDress = { body: Role; wing: Role; thread: Role }

/** Draws a long-tailed bird that looks to the right. */
export function sewBird(cloth: Cloth, place: Place, size: number, dress: BirdDress) {
  const at: Place = { ...place, scale: size }
  cloth.patch(put(bird, at), dress.body)
  cloth.patch(put(wing, at), dress.wing, { ripple: false })
  if (size / cloth.unit > 72) {
    cloth.stitch(put(toPoints('0.12,-0.04 -0.1,-0.1 -0.3,-0.06 -0.5,0.02'), at), dress.thread, 'fine')
    cloth.stitch(put(toPoints('-0.1,0.24 -0.4,0.2 -0.6,0.16 -0.84,0.15'), at), dress.thread, 'fine')
  }
  cloth.knots(put([[0.44, -0.45]], at), dress.thread)
}

type PalmDress = { trunk: Role; fronds: Role; thread: Role }

/** Draws a palmyra palm with its foot at (x, y). */
export function palm(cloth: Cloth, { x, y }: { x: number; y: number }, size: number, dress: PalmDress, lean = 0.1) {
  const trunk: Outline = pointList([0, 0], [0, -0.3], [lean, -0.5], [lean, -0.82])
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
    pointList(
      [crown.x - 6 * cloth.unit, crown.y + 9 * cloth.unit],
      [crown.x + 7 * cloth.unit, crown.y + 9 * cloth.unit],
      [crown.x, crown.y + 14 * cloth.unit],
    ),
    dress.thread,
  )
}

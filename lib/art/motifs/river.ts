import type { Cloth } from '../cloth.ts'
import { circle, type Outline, type Place, pointList, put, toPoints } from '../geometry.ts'
import type { Role } from '../palette.ts'

const hull: Outline =
  toPoints(`-1.05,-0.34 -0.78,0.1 -0.4,0.22 0.02,0.22 0.44,0.22 0.82,0.06 1.14,-0.5 0.84,-0.14 0.5,-0.05
  0.04,-0.05 -0.4,-0.05 -0.76,-0.1 -1.05,-0.34`)
const strake: Outline = toPoints('-0.86,-0.08 -0.5,0.1 0.4,0.18 0.92,-0.18')
const canopy: Outline = toPoints('-0.72,-0.02 -0.7,-0.36 -0.22,-0.42 -0.14,0 -0.3,0.02 -0.5,0.02 -0.72,-0.02')
const sail: Outline =
  toPoints(`0.03,-1.5 0.45,-1.22 0.79,-0.72 0.65,-0.28 0.39,-0.36 0.13,-0.36 -0.11,-0.26 0.09,-0.62 0.13,-1.1
  0.03,-1.5`)
const fishBody: Outline =
  toPoints(`-1,0.02 -0.66,-0.46 0.06,-0.5 0.52,-0.08 0.66,-0.2 0.8,-0.34 1,-0.36 0.88,-0.14 0.88,0.14 1,0.36
  0.8,0.34 0.66,0.2 0.52,0.08 0.06,0.5 -0.66,0.5 -1,0.02`)

/**
 * The colours of hull, sail and canopy, of the thread on the sail, and of the gap between them. With `sewsSail`, the
 * stitches of the sail appear one after another.
 */
export type BoatDress = { hull: Role; sail: Role; canopy: Role; sailThread?: Role; gap?: Role; sewsSail?: boolean }

/** Draws a sailing river boat, about two `size` long, with its water line at the origin. */
export function boat(cloth: Cloth, place: Place, size: number, dress: BoatDress) {
  const { sailThread = 'over', gap = 'ground' } = dress
  const at: Place = { ...place, scale: size }
  const detail = size / cloth.unit
  cloth.stitch(put(toPoints('0.02,-0.05 0.04,-0.6 0.06,-1.1 0.08,-1.62'), at), dress.hull, 'line')
  cloth.patch(put(sail, at), dress.sail)
  const sewSail = () => cloth.rows(put(sail, at), sailThread, Math.max(size * 0.075, 11 * cloth.unit), 4)
  if (dress.sewsSail) cloth.sewOnOpening(sewSail)
  else sewSail()
  cloth.patch(put(canopy, at), dress.canopy, { gap })
  if (detail > 70)
    for (const x of [-0.56, -0.44, -0.32])
      cloth.stitch(
        put(pointList([x, -0.08], [x - 0.01, -0.2], [x + 0.01, -0.28], [x + 0.02, -0.32]), at),
        'over',
        'fine',
      )
  cloth.patch(put(hull, at), dress.hull, { gap })
  cloth.stitch(put(strake, at), 'over', 'fine')
  if (detail > 70) cloth.knots(put(toPoints('1.06,-0.36 -0.97,-0.22'), at), 'over')
}

/** The colours of a fish's parts. */
export type FishDress = { body: Role; fin: Role; thread: Role }

/** Draws a fish that swims to the left, two `size` long. */
export function fish(cloth: Cloth, place: Place, size: number, dress: FishDress) {
  const at: Place = { ...place, scale: size }
  const detail = size / cloth.unit
  const sew = (outline: Outline, stitch: 'fine' | 'run' = 'fine', closed = false) =>
    cloth.stitch(put(outline, at), dress.thread, stitch, closed)
  cloth.patch(
    put(toPoints('-0.3,-0.36 -0.14,-0.72 0.2,-0.66 0.34,-0.2 0.14,-0.3 -0.08,-0.36 -0.3,-0.36'), at),
    dress.fin,
  )
  cloth.patch(put(toPoints('-0.1,0.36 0,0.6 0.2,0.62 0.3,0.22 0.18,0.3 0.04,0.36 -0.1,0.36'), at), dress.fin)
  cloth.patch(put(fishBody, at), dress.body)
  sew(toPoints('-0.56,-0.3 -0.4,-0.12 -0.4,0.16 -0.56,0.34'), 'run')
  if (detail > 45)
    for (const [x, reach] of [
      [-0.28, 0.34],
      [-0.06, 0.32],
      [0.14, 0.25],
      [0.32, 0.14],
    ] as const)
      sew(pointList([x, -reach], [x + 0.14, -reach * 0.4], [x + 0.14, reach * 0.4], [x, reach]))
  if (detail > 60)
    for (const end of [-0.2, 0, 0.2])
      sew(pointList([0.62, end * 0.3], [0.7, end * 0.5], [0.78, end * 0.9], [0.88, end * 1.2]))
  const [eye] = put([[-0.72, -0.06]], at)
  if (!eye) return
  cloth.patch(circle(eye[0], eye[1], size * 0.075), dress.thread, { ripple: false })
  if (detail > 60) cloth.patch(circle(eye[0], eye[1], size * 0.035), dress.body, { ripple: false })
}

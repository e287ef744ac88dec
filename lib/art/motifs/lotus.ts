import type { Cloth } from '../cloth.ts'
import { circle, mirrored, type Outline, type Place, type Point, put, scaleAbout, toPoints } from '../geometry.ts'
import type { Role } from '../palette.ts'

/** A petal from its foot at the origin to its tip at (0, -1), with the flick of a lotus at the tip. */
const petal = mirrored(toPoints('0,0 -0.2,-0.06 -0.36,-0.26 -0.34,-0.5 -0.33,-0.7 -0.14,-0.82 0,-1'))

/** A longer, narrower petal for the rows behind it. */
const blade = mirrored(toPoints('0,0 -0.16,-0.1 -0.25,-0.34 -0.23,-0.56 -0.21,-0.76 -0.08,-0.88 0,-1'))

/** The colours of a flower: petals, heart, the thread on them, and the gap between them. */
type BloomDress = { petals: Role; heart: Role; thread: Role; gap: Role }
/** The colours of a flower with petals of two colours. */
export type FlowerDress = BloomDress & { others: Role }

/** The row of stitches inside a petal, simpler than its edge. */
const seam: Outline = toPoints('0,-0.14 -0.26,-0.32 -0.24,-0.62 0,-0.82 0.24,-0.62 0.26,-0.32 0,-0.14')

function sewPetal(cloth: Cloth, shape: Outline, place: Place, fill: Role, { thread, gap }: BloomDress, ripple = true) {
  const size = (place.scale ?? 1) / cloth.unit
  const row = shape === blade ? seam.map(([x, y]): Point => [x * 0.72, y * 1.04]) : seam
  cloth.patch(put(shape, place), fill, { gap, ripple })
  if (size > 40) cloth.stitch(put(row, place), thread, 'fine', true)
  if (size > 175) cloth.stitch(put(scaleAbout(row, [0, -0.42], 0.55), place), thread, 'fine', true)
}

/** Draws a lotus from the side: a fan of petals in two rows. `size` is the height of the middle petal. */
export function lotus(cloth: Cloth, place: { x: number; y: number; turn?: number }, size: number, dress: FlowerDress) {
  const sew = (shape: Outline, turn: number, scale: number, fill: Role) =>
    sewPetal(cloth, shape, { x: 0, y: 0, turn, scale: size * scale }, fill, dress)
  cloth.group(place, () => {
    cloth.twin(() => {
      for (const angle of [82, 54, 27]) sew(blade, angle, 1.08 - angle / 420, dress.petals)
    })
    sew(blade, 0, 1.12, dress.petals)
    cloth.twin(() => {
      for (const angle of [66, 40, 15]) sew(petal, angle, 0.74, dress.others)
    })
    cloth.twin(() => sew(petal, 33, 0.44, dress.petals))
    sew(petal, 0, 0.44, dress.petals)
  })
}

/** Draws a closed lotus bud. */
export function bud(cloth: Cloth, place: { x: number; y: number; turn?: number }, size: number, dress: FlowerDress) {
  const turn = place.turn ?? 0
  sewPetal(cloth, petal, { ...place, turn, scale: size }, dress.petals, dress)
  for (const side of [-16, 16])
    sewPetal(cloth, blade, { ...place, turn: turn + side, scale: size * 0.78 }, dress.others, dress)
}

/** Draws a lotus from above: rings of petals around a seed head, as in the middle of every kantha. */
export function rosette(
  cloth: Cloth,
  { x, y, turn = 0 }: { x: number; y: number; turn?: number },
  radius: number,
  dress: FlowerDress,
  petals = 16,
) {
  const half = Math.round(petals / 2)
  const ring = (count: number, scale: number, shape: Outline, fill: Role, offset: number) =>
    cloth.wheel({ x, y, turn: turn + (offset * 360) / count }, count, scale === 1 ? radius * 0.97 : 0, () =>
      sewPetal(cloth, shape, { x: 0, y: 0, scale: radius * scale }, fill, dress, false),
    )
  ring(petals, 1, blade, dress.petals, 0.5)
  ring(half, 0.75, petal, dress.others, 0)
  ring(half, 0.5, petal, dress.petals, 0.5)
  cloth.patch(circle(x, y, radius * 0.2), dress.heart, { gap: dress.gap, ripple: false })
  const seeds = Array.from({ length: 7 }, (_, i): Point => {
    const angle = (i * Math.PI) / 3
    return i === 6 ? [x, y] : [x + Math.cos(angle) * radius * 0.1, y + Math.sin(angle) * radius * 0.1]
  })
  if (radius / cloth.unit > 70) cloth.knots(seeds, dress.thread)
}

/** Draws a small flower of eight round petals. */
export function bloom(
  cloth: Cloth,
  { x, y, turn = 0 }: { x: number; y: number; turn?: number },
  radius: number,
  dress: BloomDress,
  petals = 8,
) {
  cloth.wheel({ x, y, turn }, petals, radius, () =>
    sewPetal(cloth, petal, { x: 0, y: 0, scale: radius }, dress.petals, dress, false),
  )
  cloth.patch(circle(x, y, radius * 0.3), dress.heart, { gap: dress.gap, ripple: false })
}

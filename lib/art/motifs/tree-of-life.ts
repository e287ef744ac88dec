import type { Cloth } from '../cloth.ts'
import { alongCurve, type Outline, type Place, type Point, pointList, put, toPoints } from '../geometry.ts'
import type { Role } from '../palette.ts'

const leaf: Outline = toPoints('0,0 -0.34,-0.3 -0.28,-0.7 0,-1 0.28,-0.7 0.34,-0.3 0,0')

const dress = { trunk: 'main', leaves: 'main', others: 'second', fruit: 'accent', thread: 'over' } as const

/** Draws the tree of life: a bent trunk with leaves and curling branches. It is `size` high from (x, y); `spread` scales its width. */
export function tree(cloth: Cloth, { x, y }: { x: number; y: number }, size: number, { tiers = 4, spread = 1 } = {}) {
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
      const reach = side * spread * (0.86 - rise * 0.5) * random.between(0.92, 1.08)
      const from = lean * -foot * 1.3
      const lift = random.between(0.2, 0.3) - rise * 0.06
      grow(
        pointList(
          [from, foot],
          [from + reach * 0.4, foot + 0.1],
          [from + reach * 1.02, foot + 0.04],
          [from + reach, foot - lift],
        ),
        Math.max(4, 9 - Math.floor(rise * 5)),
      )
    }
  const top = lean * 1.3
  const trunk: Outline = toPoints(`-0.14,0.02 -0.03,-0.08 ${lean - 0.05},-0.5 ${top - 0.012},-0.86
  ${top - 0.006},-0.87 ${top + 0.006},-0.87 ${top + 0.012},-0.86 ${lean + 0.05},-0.5 0.03,-0.08 0.14,0.02
  0.05,-0.02 -0.05,-0.02 -0.14,0.02`)
  cloth.patch(put(trunk, at), dress.trunk)
  for (const role of [dress.leaves, dress.others])
    for (const { place } of leaves.filter((one) => one.role === role)) cloth.patch(put(leaf, place), role)
  for (const turn of [-38, 38, 0])
    cloth.patch(
      put(leaf, { x: x + top * size, y: y - size * 0.84, turn, scale: size * 0.16 }),
      turn ? dress.leaves : dress.others,
    )
  const grain: Outline = pointList([0, -0.06], [0.01 + lean * 0.2, -0.3], [lean * 0.8, -0.5], [top * 0.95, -0.76])
  cloth.stitch(put(grain, at), dress.thread, 'fine')
  cloth.knots(put(fruit, at), dress.fruit)
}

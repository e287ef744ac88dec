import { createCloth } from './cloth.ts'
import { type Outline, type Point, pointList, put, toPoints } from './geometry.ts'
import { avenues, lakes, rivers } from './map-data.ts'
import { bloom } from './motifs/lotus.ts'
import { boat } from './motifs/river.ts'
import type { Scheme } from './palette.ts'

/** Returns a band of even width along a course. */
function toBand(course: Outline, width: number): Outline {
  const side = (by: number) =>
    course.map(([x, y], i): Point => {
      const [before, after] = [
        course[Math.max(0, i - 1)] ?? [x, y],
        course[Math.min(course.length - 1, i + 1)] ?? [x, y],
      ]
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
      const length = Math.hypot(dx, dy) || 1
      return [x - (dy / length) * by, y + (dx / length) * by]
    })
  const right = side(-width / 2).reverse()
  const [first, last] = [right[0], side(width / 2).at(-1)]
  return first && last ? [...side(width / 2), last, first, ...right] : right
}

/** Draws a map of Dhaka, 1200 × 800: rivers as cloth, streets as stitches, a pin at the office. */
export function drawMapCard({ scheme }: { scheme?: Scheme | undefined } = {}): string {
  const cloth = createCloth({ seed: 'dhaka', kind: 'map', width: 1200, height: 800, tone: 'paper', scheme })
  for (const { course, width } of rivers) {
    cloth.patch(toBand(course, width), 'main')
    if (width > 20) cloth.stitch(course, 'over', 'fine')
  }
  for (const lake of lakes) {
    cloth.patch(lake, 'main')
    cloth.rows(lake, 'over', 11, 1)
  }
  const { random } = cloth
  for (let i = 0; i < 30; i++) {
    const [x, y] = [random.between(340, 940), random.between(100, 640)]
    const reach = random.between(36, 96)
    const drift = random.between(-7, 7)
    const [dx, dy] = random.chance(0.5) ? [reach, drift] : [drift, reach]
    cloth.seam(pointList([x - dx, y - dy], [x + dx, y + dy]), 'main', 'fine')
  }
  for (const avenue of avenues) {
    cloth.avoid(avenue, false, 4)
    cloth.stitch(avenue, 'second', 'bold')
  }
  boat(cloth, { x: 500, y: 668, turn: 14 }, 60, { hull: 'second', sail: 'accent', canopy: 'second' })
  const pin: Outline = put(
    toPoints(`0,0 -0.06,-0.2 -0.5,-0.5 -0.5,-0.92 -0.5,-1.22 -0.26,-1.44 0,-1.44 0.26,-1.44 0.5,-1.22 0.5,-0.92
  0.5,-0.5 0.06,-0.2 0,0`),
    { x: 780, y: 300, scale: 170 },
  )
  cloth.patch(pin, 'second', { gap: 'ground' })
  cloth.rows(pin, 'over', 12, 1)
  bloom(cloth, { x: 780, y: 146 }, 52, { petals: 'over', heart: 'accent', thread: 'second', gap: 'second' })
  cloth.zone({ thread: 'quilt', spacing: 16 })
  return cloth.toSvg()
}

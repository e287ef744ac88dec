import type { Cloth } from '../cloth.ts'
import type { Field } from '../field.ts'
import type { Outline, Point } from '../geometry.ts'
import type { FlowerDress } from '../motifs/lotus.ts'
import type { Role } from '../palette.ts'
import type { Zone } from '../quilt.ts'

// Local names, as in field.ts.
const { PI, exp, max, sin } = Math

/** Draws a composition on a cloth. Its variations come from `cloth.random`. */
export type Composition = (cloth: Cloth) => void

/** Returns the colours of a flower, with the two main colours in this order or swapped. */
export function toFlower(swapped = false, gap: Role = 'ground'): FlowerDress {
  const [petals, others]: [Role, Role] = swapped ? ['second', 'main'] : ['main', 'second']
  return { petals, others, heart: 'accent', thread: 'over', gap }
}

/** Returns the height of a shore at x: the sum of three long waves. */
export function toShore(cloth: Cloth, height: number, swing: number): (x: number) => number {
  const { random, width } = cloth
  const parts = [0.7, 1.3, 2.9].map((times, i) => ({
    rate: (times * random.between(0.8, 1.2) * 2 * PI) / width,
    from: random.between(0, 6.3),
    size: swing / (1 + i * 1.4),
  }))
  return (x) => height + parts.reduce((sum, { rate, from, size }) => sum + sin(x * rate + from) * size, 0)
}

/** Returns the outline of everything below a shore. */
export function below(cloth: Cloth, shore: (x: number) => number): Outline {
  const { left, width, height } = cloth
  const [start, across] = [-left - 20, left + width + 40]
  const edge: Point[] = []
  for (let i = 0; i <= 6; i++) {
    const x = start + (i * across) / 6
    const run = across / 18
    if (i > 0) edge.push([x - run, shore(x - run)])
    edge.push([x, shore(x)])
    if (i < 6) edge.push([x + run, shore(x + run)])
  }
  // At a corner of straight edges, the control points are the corner itself.
  const corner = (x: number) => Array<Point>(4).fill([x, height + 20])
  return [...edge, ...corner(width + 20), ...corner(start), [start, shore(start)]]
}

/** Makes rows flow along the shore and around what floats in the water. */
export function flow(shore: (x: number) => number, push: number): (distance: Field) => Field {
  return (distance) => (x, y) => y - shore(x) * 0.9 - push * exp(-max(0, distance(x, y)) / (push * 1.1))
}

/** Covers everything below a shore with a cloth whose rows follow the shore. */
export function sewBelow(cloth: Cloth, shore: (x: number) => number, push: number, zone: Zone) {
  cloth.zone({ outline: below(cloth, shore), ...zone, field: flow(shore, push), laid: true })
}

import type { Cloth } from '../cloth.ts'
import { flatten, type Outline, type Place, type Point, put, toPoints } from '../geometry.ts'
import type { Role } from '../palette.ts'
import { bloom } from './lotus.ts'

/** A paisley with its bulb below and its tip curling to the right, about 1.5 units high. */
const body: Outline =
  toPoints(`0.62,-0.62 0.62,-0.86 0.36,-1 0.1,-0.92 -0.22,-0.82 -0.5,-0.36 -0.5,0.14 -0.5,0.48 -0.27,0.72
  0.03,0.72 0.32,0.72 0.54,0.5 0.54,0.22 0.54,-0.1 0.28,-0.22 0.2,-0.42 0.14,-0.6 0.3,-0.78 0.46,-0.72
  0.54,-0.7 0.6,-0.68 0.62,-0.62`)
const heart: Point = [0.02, 0.22]

/** The colours of the cloth, the flower in it, and the fringe around it. */
export type KalkaDress = { body: Role; bloom: Role; fringe: Role }

/** Draws a paisley of `size` units, with rows of stitches and a flower inside and a fringe of knots outside. */
export function kalka(cloth: Cloth, place: Place, size: number, dress: KalkaDress) {
  const at: Place = { ...place, scale: size }
  const detail = size / cloth.unit
  const outline = put(body, at)
  const [centre] = put([heart], at)
  if (!centre) return
  cloth.patch(outline, dress.body)
  const spacing = Math.max(12 * cloth.unit, size * 0.055)
  cloth.rows(outline, 'over', spacing, detail > 160 ? 6 : detail > 90 ? 3 : 1)
  const flower = { petals: dress.bloom, heart: 'accent', thread: 'over', gap: dress.body } as const
  bloom(cloth, { x: centre[0], y: centre[1], turn: place.turn ?? 0 }, size * (detail > 90 ? 0.3 : 0.32), flower)
  if (detail > 90) cloth.knots(put(fringe(detail), at), dress.fringe)
}

/** Knots along the outer side, close to the edge. */
function fringe(detail: number): Point[] {
  const edge = flatten(body.slice(0, 16), Math.max(3, Math.round(detail / 40)))
  return edge.flatMap((point, i): Point[] => {
    const next = edge[i + 1]
    if (!next) return []
    const [dx, dy] = [next[0] - point[0], next[1] - point[1]]
    const length = Math.hypot(dx, dy) || 1
    return [[(point[0] + next[0]) / 2 + (dy / length) * 0.1, (point[1] + next[1]) / 2 - (dx / length) * 0.1]]
  })
}

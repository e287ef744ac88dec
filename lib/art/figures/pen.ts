import type { Cloth } from '../cloth.ts'
import { circle, type Outline, type Place, put } from '../geometry.ts'
import type { Role } from '../palette.ts'
import { parsePath } from '../path.ts'
import type { Stitch } from '../stitches.ts'

/** Where a thing is sewn, in the units of what contains it: its middle, half its width or height, and degrees clockwise. */
export type Spot = { x: number; y: number; size: number; turn?: number; flip?: boolean }

/** The colours of a thing's parts. */
export type Colours<Part extends string = string> = Readonly<Record<Part, Role>>

/** A thing that can be sewn anywhere in any size. `draw` uses a square from -100 to 100 with its middle at 0, 0. */
export type Figure<Part extends string = string> = {
  colours: Colours<Part>
  draw: (pen: Pen, colours: Colours<Part>) => void
}

/** Makes a figure. `colours` names its parts, each with its usual colour. */
export const figure = <Part extends string>(
  colours: Colours<Part>,
  draw: (pen: Pen, colours: Colours<Part>) => void,
): Figure<Part> => ({ colours, draw })

/** Draws on a cloth in units of its own: paths are in SVG notation. The quilting goes around what it draws. */
export type Pen = ReturnType<typeof createPen>

/** Creates a pen whose origin is at `place` and whose unit is `place.scale` units of the cloth. */
export function createPen(cloth: Cloth, place: Place & { scale: number }) {
  const { x, y, scale, turn = 0, flip = false } = place
  const move = (outline: Outline) => put(outline, place)
  const within = (spot: Spot): Place & { scale: number } => {
    const [[toX = 0, toY = 0] = []] = move([[spot.x, spot.y]])
    return {
      x: toX,
      y: toY,
      scale: (scale * spot.size) / 100,
      turn: turn + (flip ? -(spot.turn ?? 0) : (spot.turn ?? 0)),
      flip: flip !== (spot.flip ?? false),
    }
  }
  const patch = (outline: Outline, role: Role) => {
    const moved = move(outline)
    cloth.patch(moved, role, { ripple: !cloth.covers(moved) })
  }
  const sew = (outline: Outline, closed: boolean, role: Role, stitch: Stitch) => {
    const moved = move(outline)
    if (!cloth.covers(moved)) cloth.avoid(moved, closed, 9 * cloth.unit)
    cloth.stitch(moved, role, stitch, closed)
  }
  const lay = (outline: Outline, closed: boolean, role: Role, width: number) => {
    const moved = move(outline)
    const across = width * scale
    if (!cloth.covers(moved)) cloth.avoid(moved, closed, across / 2 + 5 * cloth.unit)
    cloth.cord(moved, role, across, closed)
  }
  return {
    /** For figures that are drawn in units of the cloth. */
    cloth,
    place: { x, y, turn, flip },
    scale,
    /** Sews on a piece of cloth. */
    patch: (path: string, role: Role) => {
      for (const { outline } of parsePath(path)) patch(outline, role)
    },
    /** Sews a line. */
    stitch: (path: string, role: Role, stitch: Stitch = 'run') => {
      for (const { outline, closed } of parsePath(path)) sew(outline, closed, role, stitch)
    },
    /** Lays a cord along a line: a solid thread whose width is in the units of the figure. */
    cord: (path: string, role: Role, width: number) => {
      for (const { outline, closed } of parsePath(path)) lay(outline, closed, role, width)
    },
    /** Sews on a round piece of cloth. */
    disc: (atX: number, atY: number, r: number, role: Role) => patch(circle(atX, atY, r), role),
    /** Sews a ring. */
    ring: (atX: number, atY: number, r: number, role: Role, stitch: Stitch = 'run') =>
      sew(circle(atX, atY, r), true, role, stitch),
    /** Sews on a rectangle by its upper left corner, width and height. `round` is the radius of its corners. */
    box: (left: number, top: number, width: number, height: number, role: Role, round = 0) => {
      const [h, v] = [width - 2 * round, height - 2 * round]
      const corners = round
        ? `M${left + round} ${top}h${h}q${round} 0 ${round} ${round}v${v}q0 ${round} ${-round} ${round}h${-h}q${-round} 0 ${-round} ${-round}v${-v}q0 ${-round} ${round} ${-round}z`
        : `M${left} ${top}h${width}v${height}h${-width}z`
      for (const { outline } of parsePath(corners)) patch(outline, role)
    },
    /** Sews a knot at each point: `x,y x,y`. */
    knots: (points: string, role: Role) =>
      cloth.knots(
        points.split(' ').map((pair) => {
          const [atX = 0, atY = 0] = pair.split(',').map(Number)
          return move([[atX, atY]])[0] ?? [0, 0]
        }),
        role,
      ),
    /** Sews another figure. `colours` changes the usual ones. */
    sew: <Part extends string>({ colours, draw }: Figure<Part>, spot: Spot, changes: Partial<Colours<Part>> = {}) =>
      draw(createPen(cloth, within(spot)), { ...colours, ...changes }),
  }
}

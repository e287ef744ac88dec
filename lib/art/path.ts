import type { Outline, Point } from './geometry.ts'

/** The numbers that each command of a path takes. */
const TAKES = { m: 2, l: 2, h: 1, v: 1, q: 4, c: 6, s: 4, z: 0 } as const
type Command = keyof typeof TAKES

const isCommand = (letter: string): letter is Command => Object.hasOwn(TAKES, letter)

/**
 * Parses path data in SVG notation (M, L, H, V, Q, C, S and Z, absolute or relative) into one outline of cubic curves
 * for each `M`. Throws an error for any other command.
 */
export function parsePath(data: string): { outline: Outline; closed: boolean }[] {
  const parts: { points: Point[]; closed: boolean }[] = []
  for (const [, letter = '', rest = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toLowerCase()
    if (!isCommand(command)) throw new Error(`A path cannot contain "${letter}".`)
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    const takes = TAKES[command]
    const isRelative = letter === command
    for (let i = 0; i === 0 || (takes > 0 && i < numbers.length); i += Math.max(1, takes)) {
      let part = parts.at(-1)
      const [fromX, fromY]: Point = part?.points.at(-1) ?? [0, 0]
      const [dx, dy] = isRelative ? [fromX, fromY] : [0, 0]
      const point = (n: number): Point => [(numbers[i + n] ?? 0) + dx, (numbers[i + n + 1] ?? 0) + dy]
      if (command === 'm' && i === 0) {
        parts.push({ points: [point(0)], closed: false })
        continue
      }
      if (!part) throw new Error('A path begins with "M".')
      const line = (to: Point) => part?.points.push([fromX, fromY], to, to)
      if (command === 'm' || command === 'l') line(point(0))
      else if (command === 'h') line([(numbers[i] ?? 0) + dx, fromY])
      else if (command === 'v') line([fromX, (numbers[i] ?? 0) + dy])
      else if (command === 'c') part.points.push(point(0), point(2), point(4))
      else if (command === 's') {
        // The first control point mirrors the last one of the curve before.
        const [controlX, controlY] = part.points.at(-2) ?? [fromX, fromY]
        part.points.push([2 * fromX - controlX, 2 * fromY - controlY], point(0), point(2))
      } else if (command === 'q') {
        const [[x, y], to] = [point(0), point(2)]
        const toward = ([px, py]: Point): Point => [px + ((x - px) * 2) / 3, py + ((y - py) * 2) / 3]
        part.points.push(toward([fromX, fromY]), toward(to), to)
      } else {
        part.closed = true
        const [start] = part.points
        if (start && (start[0] !== fromX || start[1] !== fromY)) line(start)
      }
      part = undefined
    }
  }
  return parts.map(({ points, closed }) => ({ outline: points, closed }))
}

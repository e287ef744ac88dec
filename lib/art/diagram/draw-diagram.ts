import type { Point } from '../geometry.ts'
import { arrange } from './layout.ts'
import { type Diagram, describeDiagram } from './parse-diagram.ts'

/** An element of HTML or SVG. */
export type Drawn = { tag: string; attributes: Record<string, string>; children: (Drawn | string)[] }

const draw = (tag: string, attributes: Record<string, string | number>, children: (Drawn | string)[] = []): Drawn => ({
  tag,
  attributes: Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, String(value)])),
  children,
})

/** The width of a letter and the height of a line of labels, in units. A unit is a pixel on a phone. */
const LETTER = 8.4
const LINE = 19

/** Breaks a label into lines of at most `width` units. */
function toLines(text: string, width: number): string[] {
  const max = Math.max(6, Math.floor(width / LETTER))
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= max) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

const drawLines = (lines: readonly string[], [x, y]: Point, attributes: Record<string, string> = {}): Drawn =>
  draw(
    'text',
    { x: Math.round(x), y: Math.round(y), ...attributes },
    lines.map((line, i) =>
      draw('tspan', { x: Math.round(x), dy: i === 0 ? Math.round(5 - ((lines.length - 1) * LINE) / 2) : LINE }, [line]),
    ),
  )

/** The sizes of a picture: reading goes across a wide one and down a tall one. */
type Sheet = { isWide: boolean; along: number; across: number; box: { width: number; height: number }; gap: number }

function drawSheet(diagram: Diagram, sheet: Sheet): Drawn {
  const { isWide, along, across, box } = sheet
  const { parts, routes } = arrange(diagram, along, across)
  const turn = ([first, second]: Point): Point => (isWide ? [first, second] : [second, first])
  const half = (isWide ? box.width : box.height) / 2
  const threads = routes.flatMap(({ thread, points }) => {
    const [first, last] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]]
    const way = last[0] < first[0] ? -1 : 1
    const from: Point = [first[0] + way * half, first[1]]
    const to: Point = [last[0] - way * (half + 6), last[1]]
    const stops = [from, ...points.slice(1, -1), to]
    const curve = stops.slice(1).map((stop, i) => {
      const [before = stop] = [stops[i]]
      const middle = (before[0] + stop[0]) / 2
      return `C${[turn([middle, before[1]]), turn([middle, stop[1]]), turn(stop)].map(toPair).join(' ')}`
    })
    const tip = [turn([to[0] - way * 11, to[1] - 8]), turn(to), turn([to[0] - way * 11, to[1] + 8])]
    const kind: Record<string, string> = thread.isCut ? { 'data-cut': '' } : {}
    // Where threads part, the words are near the far end; where they meet, near the near end.
    const isFork = routes.filter((other) => other.thread.from === thread.from).length > 1
    const isJoin = routes.filter((other) => other.thread.to === thread.to).length > 1
    const share = isFork ? 0.65 : isJoin ? 0.35 : 0.5
    // A long thread has most space where it passes a rank.
    const passed = stops.length > 2 ? stops[isWide ? Math.floor(stops.length / 2) : 1] : undefined
    const [x, y] = turn(passed ?? [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * ease(share)])
    const room = sheet.gap * (passed ? (isWide ? 2 : 0.6) : 1)
    const ends: Point = passed || !isWide ? [0, isWide ? along : across] : [from[0], to[0]]
    return [
      draw('path', { d: `M${toPair(turn(from))}${curve.join('')}`, ...kind }),
      thread.isCut
        ? draw('path', { d: `M${toPair([x - 9, y - 9])}l18 18m0-18l-18 18`, 'data-mark': '', ...kind })
        : draw('path', { d: `M${tip.map(toPair).join('L')}`, 'data-mark': '' }),
      ...(thread.label
        ? [drawLabel(toLines(thread.label, room), [x, thread.isCut && !isWide ? y + 24 : y], ends, isWide, kind)]
        : []),
    ]
  })
  const boxes = [...parts].flatMap(([name, place]) => {
    const [x, y] = turn(place)
    const { width, height } = box
    return [
      draw('rect', { x: Math.round(x - width / 2), y: Math.round(y - height / 2), width, height }),
      drawLines(toLines(name, width - 14), [x, y]),
    ]
  })
  const [width, height] = turn([along, across])
  const attributes = { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': describeDiagram(diagram) }
  return draw('svg', { ...attributes, [isWide ? 'data-wide' : 'data-tall']: '' }, [...threads, ...boxes])
}

const toPair = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`

/** Returns how far across a thread is at a share of its length: it leaves and arrives in the direction of reading. */
const ease = (share: number) => share * share * (3 - 2 * share)

/** Draws the words of a thread: above it in a wide picture, over it in a tall one. */
function drawLabel(
  lines: readonly string[],
  [x, y]: Point,
  ends: Point,
  isWide: boolean,
  kind: Record<string, string>,
): Drawn {
  const half = (Math.max(...lines.map((line) => line.length)) * LETTER) / 2
  const [low, high] = [Math.min(...ends) + half, Math.max(...ends) - half]
  const across = low > high ? (low + high) / 2 : Math.min(high, Math.max(low, x))
  return drawLines(lines, [across, isWide ? y - 14 - ((lines.length - 1) * LINE) / 2 : y], {
    'data-label': '',
    ...kind,
  })
}

/**
 * Draws a diagram twice, for a wide and for a narrow place; the styles show one of them. Its labels are text, and its
 * description comes from the same data.
 */
export function drawDiagram(diagram: Diagram): Drawn {
  const { ranks, slot } = arrange(diagram, 1, 1)
  const [wide, tall] = [
    { isWide: true, along: 1120, across: Math.max(150, Math.round(110 / slot)) },
    { isWide: false, along: ranks * 150, across: 340 },
  ]
  const width = Math.min(170, 1120 / ranks - 90)
  return draw('figure', { 'data-diagram': '' }, [
    drawSheet(diagram, { ...wide, box: { width, height: 74 }, gap: 1120 / ranks - width - 16 }),
    drawSheet(diagram, {
      ...tall,
      box: { width: Math.round(Math.min(190, 340 * slot - 10)), height: 66 },
      gap: 340 * slot - 6,
    }),
  ])
}

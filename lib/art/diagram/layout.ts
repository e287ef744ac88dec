import type { Point } from '../geometry.ts'
import type { Diagram, DiagramThread } from './parse-diagram.ts'

/** The middle of each part, the points that each thread passes, and the space across that the most crowded part has. */
export type Layout = {
  parts: Map<string, Point>
  routes: { thread: DiagramThread; points: Point[] }[]
  ranks: number
  slot: number
}

/** Returns the threads that close no circle. */
function findForward({ parts, threads }: Diagram): DiagramThread[] {
  const forward = new Set<DiagramThread>()
  const done = new Set<string>()
  const visit = (part: string, path: readonly string[]) => {
    if (done.has(part)) return
    for (const thread of threads.filter(({ from }) => from === part)) {
      if (path.includes(thread.to) || thread.to === part) continue
      forward.add(thread)
      visit(thread.to, [...path, part])
    }
    done.add(part)
  }
  for (const part of parts) visit(part, [])
  return [...forward]
}

/** Returns how many threads lead to each part, at most. */
function toRanks(diagram: Diagram): Map<string, number> {
  const ranks = new Map(diagram.parts.map((part) => [part, 0]))
  const forward = findForward(diagram)
  // A path has fewer threads than there are parts.
  for (const _ of diagram.parts)
    for (const { from, to } of forward) ranks.set(to, Math.max(ranks.get(to) ?? 0, (ranks.get(from) ?? 0) + 1))
  return ranks
}

/**
 * Arranges a diagram in ranks. `along` and `across` are the sizes of the picture in the direction of reading and
 * across it; points have the distance along first. A thread that passes a rank has a place of its own there, so that it
 * does not cross the parts.
 */
export function arrange(diagram: Diagram, along: number, across: number): Layout {
  const ranks = toRanks(diagram)
  const count = Math.max(...ranks.values()) + 1
  const rows: string[][] = Array.from({ length: count }, () => [])
  for (const part of diagram.parts) rows[ranks.get(part) ?? 0]?.push(part)
  const passing = (i: number, rank: number) => `passing ${i} ${rank}`
  diagram.threads.forEach(({ from, to }, i) => {
    const [low, high] = [ranks.get(from) ?? 0, ranks.get(to) ?? 0].toSorted((a, b) => a - b)
    for (let rank = (low ?? 0) + 1; rank < (high ?? 0); rank++) rows[rank]?.push(passing(i, rank))
  })
  const isPart = (name: string) => ranks.has(name)
  // A thread that passes needs half the space of a part.
  const toSpace = (name: string) => (isPart(name) ? 1 : 0.5)
  const places = new Map<string, Point>()
  let slot = across
  rows.forEach((row, rank) => {
    const unit = across / row.reduce((sum, name) => sum + toSpace(name), 0)
    slot = Math.min(slot, unit)
    let used = 0
    for (const name of row) {
      places.set(name, [((rank + 0.5) * along) / count, (used + toSpace(name) / 2) * unit])
      used += toSpace(name)
    }
  })
  const parts = new Map(diagram.parts.map((part): [string, Point] => [part, places.get(part) ?? [0, 0]]))
  const routes = diagram.threads.map((thread, i) => {
    const [start, end] = [ranks.get(thread.from) ?? 0, ranks.get(thread.to) ?? 0]
    const step = Math.sign(end - start)
    const names = [thread.from]
    for (let rank = start + step; step !== 0 && rank !== end; rank += step) names.push(passing(i, rank))
    return { thread, points: [...names, thread.to].map((name): Point => places.get(name) ?? [0, 0]) }
  })
  return { parts, routes, ranks: count, slot }
}

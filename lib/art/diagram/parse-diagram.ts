/** A thread of a diagram, from one part to another. A cut one stops what it carries. */
export type DiagramThread = { from: string; to: string; label: string; isCut: boolean }

/** Parts, in the order in which the source names them, and the threads between them. */
export type Diagram = { parts: string[]; threads: DiagramThread[] }

const MAX = { source: 2000, threads: 16, parts: 10, name: 40, label: 40 } as const

/** Reads one line, or returns null if it is not a thread between two parts. */
function parseThread(line: string): DiagramThread | null {
  const [names = '', ...words] = line.split(':')
  const isCut = names.includes(' -| ')
  const [from = '', to = '', ...more] = names.split(isCut ? ' -| ' : '->').map((name) => name.trim())
  const label = words.join(':').trim()
  return from && to && more.length === 0 ? { from, to, label, isCut } : null
}

/**
 * Reads a diagram. Each line is one thread: `Till -> Queue: every sale`, or `Score -| Ledger: above 930` where it is
 * cut. Returns null if a line is something else, or if there is too much.
 */
export function parseDiagram(source: string): Diagram | null {
  const lines = source
    .slice(0, MAX.source + 1)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  if (source.length > MAX.source || lines.length === 0 || lines.length > MAX.threads) return null
  const threads = lines.map(parseThread).filter((thread) => thread !== null)
  const parts = [...new Set(threads.flatMap(({ from, to }) => [from, to]))]
  const isTooLong =
    parts.length > MAX.parts ||
    parts.some((name) => name.length > MAX.name) ||
    threads.some(({ label }) => label.length > MAX.label)
  return threads.length < lines.length || isTooLong ? null : { parts, threads }
}

/** Says in a sentence for each thread what a diagram shows: its text alternative. */
export function describeDiagram({ threads }: Diagram): string {
  const sentences = threads.map(
    ({ from, to, label, isCut }) => `${from} ${isCut ? 'does not reach' : 'to'} ${to}${label && `: ${label}`}.`,
  )
  return sentences.join(' ')
}

/** A line of the earlier or the later text. */
export type LineChange = { kind: 'same' | 'removed' | 'added'; text: string }

/** Comparing takes time and room for each pair of lines; more are shown as replaced. */
const MOST_PAIRS = 4_000_000

const toChanges = (kind: LineChange['kind'], lines: readonly string[]) => lines.map((text) => ({ kind, text }))

/** The lengths of the longest common parts of what follows each pair of lines. */
function measure(before: readonly string[], after: readonly string[]): Uint32Array {
  const width = after.length + 1
  const lengths = new Uint32Array((before.length + 1) * width)
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const [below, beside] = [lengths[(row + 1) * width + column] ?? 0, lengths[row * width + column + 1] ?? 0]
      const isSame = before[row] === after[column]
      const diagonal = lengths[(row + 1) * width + column + 1] ?? 0
      lengths[row * width + column] = isSame ? diagonal + 1 : Math.max(below, beside)
    }
  return lengths
}

function compareMiddle(before: readonly string[], after: readonly string[]): LineChange[] {
  if (before.length * after.length > MOST_PAIRS) return [...toChanges('removed', before), ...toChanges('added', after)]
  const lengths = measure(before, after)
  const width = after.length + 1
  const changes: LineChange[] = []
  let [row, column] = [0, 0]
  for (;;) {
    const [left, right] = [before[row], after[column]]
    if (left === undefined) return [...changes, ...toChanges('added', after.slice(column))]
    if (right === undefined) return [...changes, ...toChanges('removed', before.slice(row))]
    const [below, beside] = [lengths[(row + 1) * width + column] ?? 0, lengths[row * width + column + 1] ?? 0]
    if (left === right) {
      changes.push({ kind: 'same', text: left })
      row += 1
      column += 1
    } else if (below >= beside) {
      changes.push({ kind: 'removed', text: left })
      row += 1
    } else {
      changes.push({ kind: 'added', text: right })
      column += 1
    }
  }
}

/** Which lines were removed and added, in order. */
export function compareLines(before: readonly string[], after: readonly string[]): LineChange[] {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1
  return [
    ...toChanges('same', before.slice(0, start)),
    ...compareMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...toChanges('same', before.slice(before.length - end)),
  ]
}

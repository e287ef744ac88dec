/** A line of the earlier or the later text. */
export type LineChange = { kind: 'same' | 'removed' | 'added'; text: string }

/** The maximum number of compared pairs of lines, which take time and memory. Longer texts are shown as replaced. */
const MAX_PAIRS = 4_000_000

const toChanges = (kind: LineChange['kind'], lines: readonly string[]) => lines.map((text) => ({ kind, text }))

function compareMiddle(before: readonly string[], after: readonly string[]): LineChange[] {
  if (before.length * after.length > MAX_PAIRS) return [...toChanges('removed', before), ...toChanges('added', after)]
  // For each pair of lines, the length of the longest common subsequence of what follows.
  const width = after.length + 1
  const lengths = new Uint32Array((before.length + 1) * width)
  const getLength = (row: number, column: number) => lengths[row * width + column] ?? 0
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        before[row] === after[column]
          ? getLength(row + 1, column + 1) + 1
          : Math.max(getLength(row + 1, column), getLength(row, column + 1))

  const changes: LineChange[] = []
  let row = 0
  let column = 0
  for (;;) {
    const left = before[row]
    const right = after[column]
    if (left === undefined) return [...changes, ...toChanges('added', after.slice(column))]
    if (right === undefined) return [...changes, ...toChanges('removed', before.slice(row))]
    const isSame = left === right
    const isRemoved = !isSame && getLength(row + 1, column) >= getLength(row, column + 1)
    if (isSame) changes.push({ kind: 'same', text: left })
    else if (isRemoved) changes.push({ kind: 'removed', text: left })
    else changes.push({ kind: 'added', text: right })
    if (isSame || isRemoved) row += 1
    if (!isRemoved) column += 1
  }
}

/** Returns all lines in order, with those that were removed or added. */
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

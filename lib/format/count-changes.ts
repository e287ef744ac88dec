/** Returns the number of missing, extra, wrong or transposed letters between two words. */
export function countChanges(from: string, to: string): number {
  let last: number[] = []
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= to.length; j += 1) {
      const isSame = from[i - 1] === to[j - 1]
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      const changed = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1))
      next[j] = isSwapped ? Math.min(changed, (last[j - 2] ?? 0) + 1) : changed
    }
    last = row
    row = next
  }
  return row[to.length] ?? 0
}

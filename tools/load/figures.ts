/** Returns the smallest value that the given share of all values does not exceed; 0 for no values. */
export function toPercentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}

/** Returns the median of the values; for an even count the lower of the two middle values. */
export const toMedian = (values: readonly number[]) => toPercentile(values, 0.5)

/** Returns the median of each figure over several runs. */
export function toMedians<Name extends string>(runs: readonly Record<Name, number>[]): Record<Name, number> {
  const names = Object.keys(runs[0] ?? {}) as Name[]
  return Object.fromEntries(names.map((name) => [name, toMedian(runs.map((run) => run[name]))])) as Record<Name, number>
}

/** Returns the median, 95th and 99th percentile and maximum, in whole milliseconds. */
export function summarise(values: readonly number[]) {
  const at = (share: number) => Math.round(toPercentile(values, share))
  return { count: values.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}

/** Returns the slope of the line that fits the points best (least squares); 0 for fewer than two. */
export function toSlope(points: readonly { x: number; y: number }[]): number {
  const mean = (pick: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)]
  const spread = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0)
  return spread === 0 ? 0 : points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0) / spread
}

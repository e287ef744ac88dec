/** The middle of the values; of an even count the lower middle, so that it is always one that was seen. */
export function getMedian(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}

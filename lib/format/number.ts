const NUMBER = new Intl.NumberFormat('en-US')

/** A number with separators, such as "10,000". */
export function formatNumber(value: number): string {
  return NUMBER.format(value)
}

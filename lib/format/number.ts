const NUMBER = new Intl.NumberFormat('en-US')

/** "10,000" */
export function formatNumber(value: number): string {
  return NUMBER.format(value)
}

const NUMBER = new Intl.NumberFormat('en-US')

export function formatNumber(value: number): string {
  return NUMBER.format(value)
}

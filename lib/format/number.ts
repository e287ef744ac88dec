const NUMBER = new Intl.NumberFormat('en-US')
const ONE_DECIMAL = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** "10,000" */
export function formatNumber(value: number): string {
  return NUMBER.format(value)
}

/** "1 post", "12 posts"; an irregular plural is given. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}

/** "5 MB", "820 KB", counted in 1024s as the upload limit is. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  const kilobytes = bytes / 1024
  if (Math.round(kilobytes) < 1024) return `${Math.round(kilobytes)} KB`
  return `${ONE_DECIMAL.format(kilobytes / 1024)} MB`
}

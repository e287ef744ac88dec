const NAME = /^site-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/

/** Returns the name of a copy that is made at `time`. */
export const toCopyName = (time: number): string =>
  `site-${new Date(time).toISOString().slice(0, 19).replaceAll(':', '-')}Z`

/** Returns when a copy was made, in milliseconds; null if it is not the name of one. */
export function toCopyTime(name: string): number | null {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? []
  const time = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`)
  return Number.isNaN(time) ? null : time
}

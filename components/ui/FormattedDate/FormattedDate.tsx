import { formatDate, formatLongDate, toDay } from '@/lib/format/date'

export type FormattedDateProps = {
  /** A date or date-time as it was given. */
  date: string
  /** As the brief's cards write it, 2026-11-21; otherwise with the month's name. */
  short?: boolean
}

/** A day for readers and machines alike. Without a date it shows nothing: an empty `<time>` is invalid. */
export function FormattedDate({ date, short = false }: FormattedDateProps) {
  const day = toDay(date)
  if (!day) return null
  return <time dateTime={day}>{short ? formatDate(date) : formatLongDate(date)}</time>
}

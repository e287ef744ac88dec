import { formatDate, formatLongDate, toDay } from '@/lib/format/date'

export type FormattedDateProps = { date: string; short?: boolean }

/**
 * A day, with the month's name unless `short`. Renders nothing without a date, because an empty `<time>` is invalid.
 */
export function FormattedDate({ date, short = false }: FormattedDateProps) {
  const day = toDay(date)
  if (!day) return null
  return <time dateTime={day}>{short ? formatDate(date) : formatLongDate(date)}</time>
}

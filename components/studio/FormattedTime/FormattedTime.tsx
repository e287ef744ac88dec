import { company } from '@/lib/content/company'
import { formatMoment } from '@/lib/format/moment'

export type FormattedTimeProps = { time: string; hasZone?: boolean }

/** A moment at the company's time, with the name of its zone where a decision hangs on it. */
export function FormattedTime({ time, hasZone = false }: FormattedTimeProps) {
  return (
    <time dateTime={time}>
      {formatMoment(time)}
      {hasZone && `, ${company.hours.zoneLabel}`}
    </time>
  )
}

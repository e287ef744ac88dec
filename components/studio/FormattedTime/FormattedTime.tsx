import { formatMoment } from '@/components/studio/FormattedTime/moment'
import { company } from '@/content/company'

export type FormattedTimeProps = { time: string; hasZone?: boolean }

/** A time in the company's time zone, whose name it shows if a decision depends on it. */
export function FormattedTime({ time, hasZone = false }: FormattedTimeProps) {
  return (
    <time dateTime={time}>
      {formatMoment(time)}
      {hasZone && `, ${company.hours.zoneLabel}`}
    </time>
  )
}

import { formatMoment } from '@/components/studio/FormattedTime/moment'
import { company } from '@/content/company'

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

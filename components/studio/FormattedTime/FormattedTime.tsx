import { company } from '@/lib/content/company'
import { formatMoment } from '@/lib/format/moment'

export type FormattedTimeProps = { time: string }

/** A moment at the company's time, with the name of its zone. */
export function FormattedTime({ time }: FormattedTimeProps) {
  return (
    <time dateTime={time}>
      {formatMoment(time)}, {company.hours.zoneLabel}
    </time>
  )
}

import { formatMoment, formatMomentDay } from '@/components/studio/FormattedTime/moment'
import { company } from '@/content/company'

export type FormattedTimeProps = {
  time: string
  hasZone?: boolean
  /** Shows the day only. */
  isDay?: boolean
}

/** A time in the company's time zone, whose name it shows if a decision depends on it. All dates of the Studio look like this. */
export function FormattedTime({ time, hasZone = false, isDay = false }: FormattedTimeProps) {
  return (
    <time dateTime={time}>
      {isDay ? formatMomentDay(time) : formatMoment(time)}
      {hasZone && `, ${company.hours.zoneLabel}`}
    </time>
  )
}

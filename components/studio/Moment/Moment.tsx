'use client'

const FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

export type MomentProps = { at: string }

/** A day and a time in the reader's time zone, which only the browser knows. */
export function Moment({ at }: MomentProps) {
  return <time dateTime={at}>{FORMAT.format(new Date(at))}</time>
}

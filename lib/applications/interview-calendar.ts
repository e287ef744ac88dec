import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { company } from '../../content/company.ts'
import { interviewCopy } from '../../content/interviews.ts'
import { type Calendar, toLine } from '../mail/message.ts'
import type { Interview } from './interview-times.ts'

/** The method of a calendar; `PUBLISH` is for a file that a person downloads. */
export type CalendarMethod = Calendar['method'] | 'PUBLISH'

type Attendee = { name: string; email: string }

// The last two end a line for some programs.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what the format forbids.
const FORBIDDEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/g

/** Removes characters that a calendar must not contain. */
const toText = (text: string) => text.replaceAll('\r\n', '\n').replace(FORBIDDEN, ' ')

/** Returns a name without the characters by which some programs split it, although it is quoted. */
const toName = (text: string) => toLine(toText(text)).replace(/[";:]/g, ' ')

/** Returns the calendar file (iCalendar, RFC 5545) of an interview for one person, or for a download if `attendee` is missing. */
export function toCalendar(
  { id, version, start, minutes, place, link, people, updatedAt }: Interview,
  title: string,
  { method, attendee }: { method: CalendarMethod; attendee?: Attendee },
): string {
  const { name, domain, emails } = company
  const begin = new Date(start ?? updatedAt)
  const withPeople = people.length > 0 && `${interviewCopy.people}: ${people.map((person) => person.name).join(', ')}`
  const calendar = ical({ prodId: { company: name, product: 'Site' }, method: ICalCalendarMethod[method] })
  calendar.createEvent({
    id: `${id}@${domain}`,
    sequence: version,
    stamp: new Date(updatedAt),
    start: begin,
    end: new Date(begin.getTime() + minutes * 60_000),
    summary: toLine(toText(title)),
    // The library escapes commas in its own property for addresses, so that programs would open a broken one.
    location: toText(place || link),
    description: toText([withPeople, place && link].filter(Boolean).join('\n')),
    status: ICalEventStatus[method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'],
    organizer: { name, email: emails.careers },
    attendees: attendee
      ? [{ name: toName(attendee.name), email: attendee.email, rsvp: false, status: ICalAttendeeStatus.ACCEPTED }]
      : [],
  })
  return `${calendar.toString()}\r\n`
}

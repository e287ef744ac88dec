import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { toCalendar } from './interview-calendar.ts'
import type { Interview } from './interview-times.ts'

const interview: Interview = {
  id: 'abcdef0123456789',
  reference: 'NK-7F3K-2M9Q',
  state: 'picked',
  times: [],
  start: '2027-03-28T00:30:00.000Z',
  minutes: 90,
  place: 'Level 6, Shuta House; Gulshan',
  link: 'https://meet.example/room?a=1,2;b=3',
  people: [{ name: 'Anika Rahman', email: 'anika@company.example' }],
  version: 3,
  askedAt: null,
  request: '',
  zone: '',
  createdAt: '2026-11-26T00:00:00.000Z',
  updatedAt: '2026-11-26T00:00:00.000Z',
  mailId: null,
}
const attendee = { name: 'Zubbayda Quaderiya', email: 'zubbayda@mail.example' }

/** Returns what two calendar libraries read. */
function read(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content))
  const events = calendar.getAllSubcomponents('vevent')
  const [component] = events
  if (!component || events.length !== 1) throw new Error('There is not exactly one event')
  const event = new ICAL.Event(component)
  const first = {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    status: component.getFirstPropertyValue('status'),
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    summary: event.summary,
    location: event.location,
    description: event.description,
    attendees: event.attendees.map((one) => [one.getParameter('cn'), String(one.getFirstValue()).toLowerCase()]),
  }
  const parsed = nodeIcal.sync.parseICS(content)
  const found = Object.values(parsed).filter((part) => part?.type === 'VEVENT')
  const [other] = found
  if (other?.type !== 'VEVENT' || found.length !== 1) throw new Error('There is not exactly one event')
  const toText = (value: unknown) => (typeof value === 'object' && value && 'val' in value ? value.val : (value ?? ''))
  const people = [other.attendee ?? []].flat()
  const second = {
    method: parsed.vcalendar?.method ?? other.method,
    uid: other.uid,
    sequence: Number(other.sequence),
    status: other.status,
    start: other.start.toISOString(),
    end: other.end?.toISOString(),
    summary: toText(other.summary),
    location: toText(other.location),
    description: toText(other.description),
    attendees: people.map((one) =>
      typeof one === 'object' ? [one.params.CN, String(one.val).toLowerCase()] : [null, String(one)],
    ),
  }
  return { first, second }
}

it.each(['REQUEST', 'CANCEL', 'PUBLISH'] as const)('is read the same by two calendar libraries: %s', (method) => {
  const calendar = toCalendar(interview, 'Interview: Weaver', { method, ...(method !== 'PUBLISH' && { attendee }) })
  const { first, second } = read(calendar)
  expect(first).toEqual({
    method,
    uid: expect.stringMatching(/^abcdef0123456789@/),
    sequence: 3,
    status: method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED',
    start: '2027-03-28T00:30:00.000Z',
    // The clocks in Europe change in between, which does not affect a time in UTC.
    end: '2027-03-28T02:00:00.000Z',
    summary: 'Interview: Weaver',
    location: interview.place,
    description: `With: Anika Rahman\n${interview.link}`,
    attendees: method === 'PUBLISH' ? [] : [[attendee.name, `mailto:${attendee.email}`]],
  })
  expect(second).toEqual(first)
})

const HOSTILE = {
  'line breaks': 'a\r\nEND:VEVENT\r\nEND:VCALENDAR\r\nBEGIN:VCALENDAR\r\nX:1',
  separators: 'semi;colon, comma: back\\slash "quoted" ;CN="x":mailto:evil@mail.example',
  emoji: '👩🏽‍💻'.repeat(40),
  Bengali: `নকশি ${'কাঁথা '.repeat(60)}`,
  'control characters': '\u202Egpj.exe\u2066 \u2028ATTENDEE:mailto:evil@mail.example\u0085x\0\u0007\u001b\u007f',
  '10 kB': 'x'.repeat(10_000),
  '20 kB of emoji': '\u{1f600}'.repeat(5_000),
}

it.each(Object.entries(HOSTILE))('keeps its lines and its one event with %s in every field', (_, text) => {
  const given = { ...interview, place: text, link: `https://meet.example/${text}`, people: [{ name: text, email: '' }] }
  const content = toCalendar(given, text, { method: 'REQUEST', attendee: { ...attendee, name: text } })
  const lines = content.split('\r\n')
  expect(lines.at(-1)).toBe('')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: none of them may be in a calendar.
  expect(content.replaceAll('\r\n', '')).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/)
  // No character is cut in two.
  expect(content.isWellFormed()).toBe(true)
  const names = content
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter(Boolean)
    .map((line) => line.split(/[:;]/, 1)[0])
  expect(names).toEqual(
    'BEGIN VERSION PRODID METHOD BEGIN UID SEQUENCE DTSTAMP DTSTART DTEND SUMMARY LOCATION DESCRIPTION ORGANIZER ATTENDEE STATUS END END'.split(
      ' ',
    ),
  )
  const { first, second } = read(content)
  expect(second.summary).toBe(first.summary)
  expect(second.location).toBe(first.location)
  expect(first.attendees.map(([, address]) => address)).toEqual([`mailto:${attendee.email}`])
  expect(second.attendees).toEqual(first.attendees)
})

import {
  formatInterviewTime,
  formatPeople,
  isTimeZone,
  listTimeZones,
  parsePeople,
  toInterviewStatus,
} from './interview-times.ts'

it.each([
  ['2026-12-01T04:00:00.000Z', 45, 'Asia/Dhaka', 'Tuesday, December 1, 2026, 10:00 AM to 10:45 AM, Dhaka time (UTC+6)'],
  [
    '2027-03-26T09:00:00.000Z',
    60,
    'Europe/Berlin',
    'Friday, March 26, 2027, 10:00 AM to 11:00 AM, Berlin time (UTC+1)',
  ],
  // Two days later the clocks have changed.
  [
    '2027-03-29T09:00:00.000Z',
    60,
    'Europe/Berlin',
    'Monday, March 29, 2027, 11:00 AM to 12:00 PM, Berlin time (UTC+2)',
  ],
  // The clocks change during this one.
  [
    '2026-11-01T05:30:00.000Z',
    60,
    'America/New_York',
    'Sunday, November 1, 2026, 1:30 AM to 1:30 AM, New York time (UTC-4)',
  ],
  [
    '2026-12-01T04:00:00.000Z',
    30,
    'Asia/Kathmandu',
    'Tuesday, December 1, 2026, 9:45 AM to 10:15 AM, Kathmandu time (UTC+5:45)',
  ],
  ['2026-12-01T04:00:00.000Z', 30, 'UTC', 'Tuesday, December 1, 2026, 4:00 AM to 4:30 AM, UTC time (UTC+0)'],
])('writes %s, %i minutes, in %s with the offset of that day', (start, minutes, zone, text) => {
  expect(formatInterviewTime(start, minutes, zone)).toBe(text)
})

it('knows time zones, and nothing else', () => {
  expect(listTimeZones().every(isTimeZone)).toBe(true)
  for (const name of ['', 'Mars/Base', 'constructor', '../../etc', 'x'.repeat(10_000)])
    expect([name, isTimeZone(name)]).toEqual([name, false])
})

it('reads people from lines, and writes them back', () => {
  const people = [
    { name: 'Anika Rahman', email: 'anika@company.example' },
    { name: 'Rafi, head of looms', email: '' },
    { name: 'Mira, PhD', email: 'mira@company.example' },
  ]
  const text = ' Anika Rahman,  anika@company.example \r\n\nRafi, head of looms\nMira, PhD, mira@company.example'
  expect(parsePeople(text)).toEqual(people)
  expect(parsePeople(formatPeople(people))).toEqual(people)
})

it('says how an interview stands', () => {
  const now = Date.parse('2026-12-01T04:30:00.000Z')
  const times = ['2026-12-01T04:00:00.000Z', '2026-12-01T05:00:00.000Z']
  const at = (state: 'proposed' | 'picked' | 'cancelled', start: string | null, shown = times) =>
    toInterviewStatus({ state, start, minutes: 45, times: shown }, now)
  expect(at('proposed', null)).toBe('proposed')
  expect(at('proposed', null, times.slice(0, 1))).toBe('lapsed')
  // It has begun, but not ended.
  expect(at('picked', '2026-12-01T04:00:00.000Z')).toBe('picked')
  expect(at('picked', '2026-12-01T03:00:00.000Z')).toBe('past')
  expect(at('cancelled', null)).toBe('cancelled')
})

import { formatDays, formatTime, readDays, toOtherDays } from './opening-hours'

it.each([
  ['Sunday to Thursday', ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'], 'Sunday to Thursday'],
  ['Friday to Sunday', ['Sunday', 'Friday', 'Saturday'], 'Friday to Sunday'],
  ['monday, Wednesday AND friday', ['Monday', 'Wednesday', 'Friday'], 'Monday, Wednesday, and Friday'],
  ['Saturday and Sunday', ['Sunday', 'Saturday'], 'Sunday and Saturday'],
  ['Monday', ['Monday'], 'Monday'],
  ['Sunday to Saturday', ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'], 'Every day'],
  ['Every day', ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'], 'Every day'],
])('reads “%s”', (words, days, label) => {
  const read = readDays(words)
  expect(read).toEqual(days)
  expect(formatDays(read ?? [])).toBe(label)
  expect(readDays(label)).toEqual(days)
})

it.each(['', 'to', 'Sunday to', 'to Sunday', 'Sunday or Monday', 'Sonntag', ' , '])('refuses “%s”', (words) => {
  expect(readDays(words)).toBeNull()
})

it('names the other days and times', () => {
  expect(toOtherDays(['Sunday', 'Saturday'])).toHaveLength(5)
  expect(['00:05', '09:30', '12:00', '18:00'].map(formatTime)).toEqual(['12:05 AM', '9:30 AM', '12:00 PM', '6:00 PM'])
})

const months = 'january february march april may june july august september october november december'.split(' ')

const toIso = (date: Date) => date.toISOString().slice(0, 10)

function toDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal && year >= 1900 && year <= 2200 ? toIso(date) : null
}

/** Returns today's date where this code runs, without a time zone. */
const getToday = (now: Date) => new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()))

function addDays(day: Date, days: number): string {
  return toIso(new Date(day.getTime() + days * 86_400_000))
}

/** Returns the same day of a later month, or that month's last day. */
function addMonths(day: Date, count: number): string {
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + count + 1, 0))
  last.setUTCDate(Math.min(day.getUTCDate(), last.getUTCDate()))
  return toIso(last)
}

const WORDS_FOR_NOW =
  /^(?:asap|a\.s\.a\.p\.?|as soon as possible|immediate(?:ly)?|at once|right away|now|today|any ?time)$/
const LATER = /^(?:(?:in|after|within) )?(\d{1,2}|an?|one|two|three|four) (day|week|month)s?(?: notice)?$/
const FIGURES: Record<string, number> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4 }

/** Parses a day relative to today: "asap", "next week", "in 2 months". */
function readFromToday(text: string, today: Date): string | null {
  if (WORDS_FOR_NOW.test(text)) return toIso(today)
  if (text === 'tomorrow') return addDays(today, 1)
  // The next Monday, and the first of the next month.
  if (text === 'next week') return addDays(today, ((7 - today.getUTCDay()) % 7) + 1)
  if (text === 'next month') return addMonths(new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 1)), 1)
  const [, figure = '', unit] = LATER.exec(text) ?? []
  const count = FIGURES[figure] ?? Number(figure)
  if (!unit) return null
  return unit === 'month' ? addMonths(today, count) : addDays(today, count * (unit === 'week' ? 7 : 1))
}

const toYear = (text = '') => Number(text.length === 2 ? `20${text}` : text)
const toMonth = (text: string) => (text.length < 3 ? 0 : months.findIndex((name) => name.startsWith(text)) + 1)

/** Parses a month in words with a day, a year or both. Without a year it returns the next such day. */
function readWords(text: string, today: Date): string | null {
  const words = text.match(/[a-z]+|\d+/g)?.filter((word) => !/^(st|nd|rd|th|of)$/.test(word)) ?? []
  if (!/^[a-z\d\s.,/-]*$/.test(text) || words.length > 3) return null
  const [month, ...others] = words.filter((word) => toMonth(word) > 0)
  const figures = words.filter((word) => /^\d+$/.test(word))
  if (!month || others.length > 0 || figures.length === 0 || figures.length !== words.length - 1) return null
  if (figures.length === 2) {
    const [day, year] = figures
    return /^(\d{4}|\d{2})$/.test(year ?? '') ? toDay(toYear(year), toMonth(month), Number(day)) : null
  }
  const [figure = ''] = figures
  if (figure.length === 4) return toDay(Number(figure), toMonth(month), 1)
  // "Feb 27" may be a day or a nearby year.
  const yearsAhead = toYear(figure) - today.getUTCFullYear()
  if (words[0] === month && figure.length === 2 && yearsAhead >= 0 && yearsAhead <= 2) return null
  return toNextDay(toMonth(month), Number(figure), today)
}

function toNextDay(month: number, day: number, today: Date): string | null {
  const year = today.getUTCFullYear()
  const thisYear = toDay(year, month, day)
  return thisYear && thisYear >= toIso(today) ? thisYear : toDay(year + 1, month, day)
}

/** Reads the day before the month, as in most of the world, unless only the other order is a date. */
const fromNumbers = (year: number, first: number, second: number) =>
  toDay(year, second, first) ?? toDay(year, first, second)

/**
 * Returns YYYY-MM-DD for a day as pickers send it or people type it: 31/1/2027, 31 January 2027, Jan 2027, 31 January,
 * asap, in 2 weeks. Returns `null` for anything else.
 */
export function toIsoDate(text: string, now?: Date): string | null {
  // A static page has no answers and must not read the clock.
  if (text === '') return null
  const plain = text.toLowerCase().replace(/^(?:from|on|starting) /, '')
  const today = getToday(now ?? new Date())
  const iso = /^(\d{4})([-/.]?)(\d{1,2})\2(\d{1,2})(?:t[\d:.]{5,12}z?)?$/.exec(plain)
  if (iso) return toDay(Number(iso[1]), Number(iso[3]), Number(iso[4]))
  const numbers = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4}|\d{2})$/.exec(plain)
  if (numbers) return fromNumbers(toYear(numbers[3]), Number(numbers[1]), Number(numbers[2]))
  const short = /^(\d{1,2})[/.](\d{1,2})\.?$/.exec(plain)
  if (short) return toNextDay(Number(short[2]), Number(short[1]), today)
  return readFromToday(plain, today) ?? readWords(plain, today)
}

/** Returns whether a day is over everywhere on earth: visitors and servers may be a day apart. */
export function isPast(iso: string, now = new Date()): boolean {
  return iso < addDays(getToday(now), -1)
}

const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** Formats 2027-01-31 as "31 January 2027", which `toIsoDate` reads back. */
export const formatDay = (iso: string) => long.format(new Date(`${iso}T00:00:00Z`))

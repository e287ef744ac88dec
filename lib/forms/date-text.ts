const months = 'january february march april may june july august september october november december'.split(' ')

function toDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal && year >= 1900 && year <= 2200 ? date.toISOString().slice(0, 10) : null
}

// A year of two digits is in this century.
const toYear = (text = '') => Number(text.length === 2 ? `20${text}` : text)
const toMonth = (text: string) => (text.length < 3 ? 0 : months.findIndex((name) => name.startsWith(text)) + 1)

/** YYYY-MM-DD for a day as pickers send it or as people type it (31/1/2027, 31 January 2027, Jan 2027); null for anything else. */
export function toIsoDate(text: string): string | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text)
  if (iso) return toDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const numbers = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4}|\d{2})$/.exec(text)
  if (numbers) return toDay(toYear(numbers[3]), Number(numbers[2]), Number(numbers[1]))
  const words =
    text
      .toLowerCase()
      .match(/[a-z]+|\d+/g)
      ?.filter((word) => !/^(st|nd|rd|th|of)$/.test(word)) ?? []
  if (!/^[a-z\d\s.,/-]*$/i.test(text) || words.length > 3) return null
  const [month, ...others] = words.filter((word) => toMonth(word) > 0)
  const figures = words.filter((word) => /^\d+$/.test(word))
  const year = figures.pop()
  if (!month || others.length > 0 || figures.length !== words.length - 2 || !/^(\d{4}|\d{2})$/.test(year ?? ''))
    return null
  if (figures.length === 0 && year?.length === 2) return null
  return toDay(toYear(year), toMonth(month), Number(figures[0] ?? 1))
}

const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** "31 January 2027" for 2027-01-31; `toIsoDate` reads it back. */
export const formatDay = (iso: string) => long.format(new Date(`${iso}T00:00:00Z`))

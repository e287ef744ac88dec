const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

function toDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal && year >= 1900 && year <= 2200 ? date.toISOString().slice(0, 10) : null
}

/**
 * Reads a day as a picker sends it (2027-01-31) or as people type it, day first (31/1/2027, 31 January 2027), into
 * YYYY-MM-DD. Null where it is no day.
 */
export function toIsoDate(text: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text)
  if (iso) return toDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const numbers = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(text)
  if (numbers) return toDay(Number(numbers[3]), Number(numbers[2]), Number(numbers[1]))
  const words = /^(\d{1,2})\.?\s+([a-z]{3,9})\.?,?\s+(\d{4})$/i.exec(text)
  if (!words?.[2]) return null
  return toDay(Number(words[3]), months.indexOf(words[2].slice(0, 3).toLowerCase()) + 1, Number(words[1]))
}

const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** "31 January 2027" for 2027-01-31; `toIsoDate` reads it back. */
export const formatDay = (iso: string) => long.format(new Date(`${iso}T00:00:00Z`))

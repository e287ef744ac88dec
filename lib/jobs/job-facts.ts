/* Reads a job's facts from the page's words, in the vocabulary of search engines; null if they are missing. */

/** The place of work: anywhere in a country, or an office. */
export type JobPlace = { kind: 'remote'; country: string } | { kind: 'office'; city: string; country: string }
export const PAY_UNITS = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const
/** The pay per `unit`, in whole units of the currency (ISO 4217). */
export type Salary = { currency: string; min: number; max: number; unit: (typeof PAY_UNITS)[number] }

const TYPES: Record<string, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  contractor: 'CONTRACTOR',
  freelance: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  intern: 'INTERN',
  internship: 'INTERN',
  volunteer: 'VOLUNTEER',
}
export const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))
const SALARY =
  /^([A-Z]{3}) ?([\d,]+) ?(?:(?:[-–—]|to) ?(?:[A-Z]{3} ?)?([\d,]+) ?)?(?:per|an?|\/) ?(hour|day|week|month|year)$/

/** Regions in the locale data that are not countries. */
const NO_COUNTRY = ['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']

let countries: Map<string, string> | undefined

/** Reads "Full-time" as FULL_TIME. */
export function toEmploymentType(jobType: string): string | null {
  const key = jobType.trim().toLowerCase().replace(/\s+/g, '-')
  return Object.hasOwn(TYPES, key) ? (TYPES[key] ?? null) : null
}

/** Reads the minimum experience: "5+ years" is 60 months, "1–3 years" is 12. */
export function toExperienceMonths(experience: string): number | null {
  const years = /^(\d{1,2})\b.*\byears?\b/i.exec(experience.trim())?.[1]
  return years ? Number(years) * 12 : null
}

/** Reads "BDT 180,000–260,000 per month"; a figure without its currency or period is not used. */
export function toSalary(salary: string): Salary | null {
  const found = SALARY.exec(salary.trim().replace(/\s+/g, ' '))
  if (!found) return null
  const [, currency = '', low = '', high = low, unit = ''] = found
  const [min, max] = [low, high].map((figure) => Number(figure.replaceAll(',', '')))
  if (!CURRENCIES.has(currency) || !min || !max || min > max) return null
  return { currency, min, max, unit: unit.toUpperCase() as Salary['unit'] }
}

/** Splits pay into what a page sets in different sizes: "BDT", "180,000" and "260,000", "per month". */
export function splitSalary(salary: string): { currency: string; figures: string[]; unit: string } | null {
  const pay = toSalary(salary)
  if (!pay) return null
  const figures = [...new Set([pay.min, pay.max])].map((figure) => figure.toLocaleString('en-US'))
  return { currency: pay.currency, figures, unit: `per ${pay.unit.toLowerCase()}` }
}

/** Formats pay as pages show it and `toSalary` reads it: "BDT 180,000–260,000 per month". */
export function formatSalary({ currency, min, max, unit }: Salary): string {
  const [low, high] = [min, max].map((figure) => figure.toLocaleString('en-US'))
  return `${currency} ${low === high ? low : `${low}–${high}`} per ${unit.toLowerCase()}`
}

/** Reads "Dhaka (Hybrid)", "Remote (Bangladesh)", "Leeds, United Kingdom"; a bare city only if it is `home`'s. */
export function toJobPlace(location: string, home: { city: string; countryCode: string }): JobPlace | null {
  const parts = location
    .split(/[(),;/]+/)
    .map((part) => part.trim())
    .filter(Boolean)
  const country = parts.map(toCountryCode).find((code) => code !== null) ?? null
  if (/\bremote\b/i.test(location)) return country ? { kind: 'remote', country } : null
  const [city] = parts
  if (!city || toCountryCode(city)) return null
  if (country) return { kind: 'office', city, country }
  return city.toLowerCase() === home.city.toLowerCase() ? { kind: 'office', city, country: home.countryCode } : null
}

function toCountryCode(name: string): string | null {
  countries ??= readCountries()
  return countries.get(name.toLowerCase()) ?? null
}

/** Returns the names of all regions by ISO 3166-1 code, from Node's locale data. */
function readCountries(): Map<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  return new Map(
    codes.flatMap((code) => {
      const name = names.of(code)
      // Some codes are aliases: "UK" for "GB", for example.
      const isCountry = new Intl.Locale(`und-${code}`).region === code && !NO_COUNTRY.includes(code)
      return name && isCountry ? [[name.toLowerCase(), code]] : []
    }),
  )
}

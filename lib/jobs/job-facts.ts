/** What a search engine asks of a job in its own vocabulary, read from the words of the page; null where they do not say it. */

/** Where the work is done: from anywhere in a country, or in an office. */
export type JobPlace = { kind: 'remote'; country: string } | { kind: 'office'; city: string; country: string }
/** What a position pays per `unit`, in whole units of the currency (ISO 4217). */
export type Salary = { currency: string; min: number; max: number; unit: 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR' }

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
const CURRENCIES = new Set(Intl.supportedValuesOf('currency'))
const SALARY =
  /^([A-Z]{3}) ?([\d,]+) ?(?:(?:[-–—]|to) ?(?:[A-Z]{3} ?)?([\d,]+) ?)?(?:per|an?|\/) ?(hour|day|week|month|year)$/

/** Regions of the language data that are no country. */
const NO_COUNTRY = ['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']

let countries: Map<string, string> | undefined

/** "Full-time" is FULL_TIME. */
export function toEmploymentType(jobType: string): string | null {
  const key = jobType.trim().toLowerCase().replace(/\s+/g, '-')
  return Object.hasOwn(TYPES, key) ? (TYPES[key] ?? null) : null
}

/** "5+ years" is 60 months, "1–3 years" 12: the least that is asked for. */
export function toExperienceMonths(experience: string): number | null {
  const years = /^(\d{1,2})\b.*\byears?\b/i.exec(experience.trim())?.[1]
  return years ? Number(years) * 12 : null
}

/** "BDT 180,000–260,000 per month"; a figure without its currency or period is not used. */
export function toSalary(salary: string): Salary | null {
  const found = SALARY.exec(salary.trim().replace(/\s+/g, ' '))
  if (!found) return null
  const [, currency = '', low = '', high = low, unit = ''] = found
  const [min, max] = [low, high].map((figure) => Number(figure.replaceAll(',', '')))
  if (!CURRENCIES.has(currency) || !min || !max || min > max) return null
  return { currency, min, max, unit: unit.toUpperCase() as Salary['unit'] }
}

/** "Dhaka (Hybrid)", "Remote (Bangladesh)", "Leeds, United Kingdom". A city without a country counts as `home`'s only if it is its city. */
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

/** Names of all regions by ISO 3166-1 code, from the language data that every Node carries. */
function readCountries(): Map<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  return new Map(
    codes.flatMap((code) => {
      const name = names.of(code)
      // "UK" is another way to write "GB", and so on.
      const isCountry = new Intl.Locale(`und-${code}`).region === code && !NO_COUNTRY.includes(code)
      return name && isCountry ? [[name.toLowerCase(), code]] : []
    }),
  )
}

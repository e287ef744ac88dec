import { company } from '../../content/company.ts'
import type { Company } from '../../content/company-type.ts'
import { type ChangedFacts, toFileFacts } from '../current-facts.ts'
import { toMapLinks } from '../format/map-links.ts'
import { formatDays, formatTime, readDays, toOtherDays } from '../format/opening-hours.ts'
import { toInternational } from '../format/phone-number.ts'

export const COMPANY_SETTING = 'company'

const PHONES = ['office', 'sales', 'support'] as const
const MAILBOXES = ['hello', 'sales', 'partnerships', 'support', 'media', 'careers', 'privacy', 'security'] as const
const PLACES = ['building', 'street', 'area', 'city', 'postalCode', 'country', 'countryCode'] as const
const NETWORKS = ['Facebook', 'LinkedIn', 'Twitter', 'Instagram', 'YouTube'] as const

/** The facts that an owner can set, as strings for the Studio's form. */
export type CompanyFacts = Record<
  | `phones.${(typeof PHONES)[number]}`
  | `emails.${(typeof MAILBOXES)[number]}`
  | `address.${(typeof PLACES)[number]}`
  | 'map.latitude'
  | 'map.longitude'
  | 'hours.days'
  | 'hours.opens'
  | 'hours.closes'
  | `social.${(typeof NETWORKS)[number]}`,
  string
>

type FactName = keyof CompanyFacts

/** Returns the facts as strings. */
function toTexts({ phones, emails, address, map, hours, social }: Company): CompanyFacts {
  const entries: [FactName, string][] = [
    ...PHONES.map((name): [FactName, string] => [`phones.${name}`, phones[name].display]),
    ...MAILBOXES.map((name): [FactName, string] => [`emails.${name}`, emails[name]]),
    ...PLACES.map((name): [FactName, string] => [`address.${name}`, address[name]]),
    ['map.latitude', String(map.latitude)],
    ['map.longitude', String(map.longitude)],
    ['hours.days', formatDays(hours.open.days)],
    ['hours.opens', hours.open.opens],
    ['hours.closes', hours.open.closes],
    ...NETWORKS.map((name): [FactName, string] => [
      `social.${name}`,
      social.find((network) => network.name === name)?.url ?? '',
    ]),
  ]
  return Object.fromEntries(entries) as CompanyFacts
}

/** Returns the file's facts as strings. */
export const getFileTexts = (): CompanyFacts => toTexts(toFileFacts(company))

/** Returns the facts that differ from those of the file. The others change when the file changes. */
export function toChanges(facts: CompanyFacts): Partial<CompanyFacts> {
  const file = getFileTexts()
  const changed = Object.entries(facts).filter(([name, fact]) => fact !== file[name as FactName])
  return Object.fromEntries(changed)
}

const hasAny = (changes: Partial<CompanyFacts>, group: string) =>
  Object.keys(changes).some((name) => name.startsWith(`${group}.`))

/** Returns a phone number with the address that calls it. */
const toPhone = (display: string) => ({ display, href: `tel:+${toInternational(display, '')}` })

function toHours(facts: CompanyFacts) {
  const days = readDays(facts['hours.days']) ?? []
  const opens = facts['hours.opens']
  const closes = facts['hours.closes']
  const otherDays = toOtherDays(days)
  return {
    open: { label: formatDays(days), time: `${formatTime(opens)} to ${formatTime(closes)}`, days, opens, closes },
    closed: { label: formatDays(otherDays), days: otherDays },
  }
}

function toAddress(facts: CompanyFacts) {
  const [building, street, area, city, postalCode, country, countryCode] = PLACES.map(
    (name) => facts[`address.${name}`],
  )
  const lines = [building, `${street}, ${area}`, `${city} ${postalCode}`.trim(), country].filter(
    (line): line is string => Boolean(line),
  )
  return { building, street, area, city, postalCode, country, countryCode, lines }
}

function toMap(facts: CompanyFacts) {
  const place = { latitude: Number(facts['map.latitude']), longitude: Number(facts['map.longitude']) }
  return { ...place, ...toMapLinks(place) }
}

/** Returns changes in the shape of the company. Facts that belong together change together, such as days and their label. */
export function toChangedCompany(changes: Partial<CompanyFacts>): ChangedFacts<Company> {
  const facts = { ...getFileTexts(), ...changes }
  const phones = PHONES.filter((name) => changes[`phones.${name}`] !== undefined)
  const mailboxes = MAILBOXES.filter((name) => changes[`emails.${name}`] !== undefined)
  return {
    phones: Object.fromEntries(phones.map((name) => [name, toPhone(facts[`phones.${name}`])])),
    emails: Object.fromEntries(mailboxes.map((name) => [name, facts[`emails.${name}`]])),
    ...(hasAny(changes, 'address') && { address: toAddress(facts) }),
    ...(hasAny(changes, 'map') && { map: toMap(facts) }),
    ...(hasAny(changes, 'hours') && { hours: toHours(facts) }),
    ...(hasAny(changes, 'social') && {
      social: NETWORKS.map((name) => ({ name, url: facts[`social.${name}`] || null })),
    }),
  }
}

import { z } from 'zod'
import { COMPANY_SETTING, type CompanyFacts, getFileTexts, toChanges } from '../backend/company-settings.ts'
import { subscriptionSchema, text } from '../backend/contract.ts'
import type { Database } from '../db/database.ts'
import { readSetting, writeSetting } from '../db/settings.ts'
import { formatDays, readDays } from '../format/opening-hours.ts'
import { readCountryCode, toInternational } from '../format/phone-number.ts'
import { toVisibleLine } from '../format/visible-text.ts'
import { cleanAnswer } from '../forms/clean-answer.ts'
import type { FieldKind } from '../forms/types.ts'
import { TEXT_LIMITS } from '../limits.ts'
import { createConflict } from './conflict.ts'

export type { CompanyFacts }

/** The facts of the company as the Studio edits them, and those of the file. Version 0 was never set. */
export type StudioCompany = { id: string; version: number; facts: CompanyFacts; file: CompanyFacts }

/** How the audit list names the facts. */
export const COMPANY_SUBJECT = 'company facts'

const DEGREES = /^-?\d{1,3}(?:\.\d{1,6})?$/
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/
/** The characters of a mailbox that a `mailto:` address can carry as they are. */
const PLAIN_MAILBOX = /^[\w.+-]+@/

/** Parses a line of text, without characters that nobody sees. */
export const clean = (kind: FieldKind, max: number) =>
  text(max).overwrite((value) => cleanAnswer(kind, toVisibleLine(value)))
const optionalLine = clean('text', TEXT_LIMITS.line)
const line = optionalLine.min(1, 'is required')

const phone = clean('tel', TEXT_LIMITS.phone)
  .refine((number) => /^\+[\d ()./-]+$/.test(number), 'must begin with + and the country code, and have digits only')
  .refine(
    (number) => toInternational(number, '') !== '' && readCountryCode(toInternational(number, '')) !== '',
    'must be a phone number with a country code',
  )

const email = subscriptionSchema.shape.email.refine(
  (address) => PLAIN_MAILBOX.test(address),
  'may have only letters, digits and . _ + - before the @',
)

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const countryCode = clean('text', 2)
  .toUpperCase()
  .refine((code) => /^[A-Z]{2}$/.test(code) && Boolean(regions.of(code)), 'must be two letters, such as BD')

const degrees = (max: number) =>
  clean('text', 12).refine(
    (number) => DEGREES.test(number) && Math.abs(Number(number)) <= max,
    `must be degrees between -${max} and ${max}, such as 23.787`,
  )

const days = clean('text', 100)
  .refine((words) => Boolean(readDays(words)?.length), 'must be days, such as Sunday to Thursday')
  .transform((words) => formatDays(readDays(words) ?? []))
const time = clean('text', 5)
  .overwrite((value) => value.replace(/^\d:/, '0$&'))
  .refine((value) => TIME.test(value), 'must be a time such as 09:30')

const link = clean('url', TEXT_LIMITS.url).refine(
  (address) => address === '' || isWebAddress(address),
  'must be an address that begins with https://',
)

function isWebAddress(address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'https:' && url.username === '' && url.password === '' && url.hostname.includes('.')
}

/** Parses the form of the facts. */
export const companySchema = z
  .object({
    'phones.office': phone,
    'phones.sales': phone,
    'phones.support': phone,
    'emails.hello': email,
    'emails.sales': email,
    'emails.partnerships': email,
    'emails.support': email,
    'emails.media': email,
    'emails.careers': email,
    'emails.privacy': email,
    'emails.security': email,
    'address.building': optionalLine,
    'address.street': line,
    'address.area': line,
    'address.city': line,
    'address.postalCode': optionalLine,
    'address.country': line,
    'address.countryCode': countryCode,
    'map.latitude': degrees(90),
    'map.longitude': degrees(180),
    'hours.days': days,
    'hours.opens': time,
    'hours.closes': time,
    'social.Facebook': link,
    'social.LinkedIn': link,
    'social.Twitter': link,
    'social.Instagram': link,
    'social.YouTube': link,
  })
  .refine((facts) => !TIME.test(facts['hours.opens']) || facts['hours.opens'] < facts['hours.closes'], {
    path: ['hours.closes'],
    message: 'must be later than the opening time',
  }) satisfies z.ZodType<CompanyFacts>

/** Returns the facts of the company. */
export async function getCompanyFacts(db: Database): Promise<StudioCompany> {
  const { value, version } = await readSetting(db, COMPANY_SETTING)
  const file = getFileTexts()
  return { id: COMPANY_SETTING, version, facts: { ...file, ...(value as Partial<CompanyFacts>) }, file }
}

/** Stores the facts that differ from those of the file. Throws `conflict` if someone else saved since `version`. */
export async function saveCompanyFacts(db: Database, version: number, facts: CompanyFacts): Promise<StudioCompany> {
  const isWritten = await writeSetting(db, { name: COMPANY_SETTING, version }, toChanges(facts))
  const current = await getCompanyFacts(db)
  if (!isWritten) throw await createConflict(db, COMPANY_SUBJECT, current)
  return current
}

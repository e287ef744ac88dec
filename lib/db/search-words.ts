import { company } from '../../content/company.ts'
import { toFileFacts } from '../current-facts.ts'
import { readCountryCode, toInternational, toSignificantDigits } from '../format/phone-number.ts'
import { toPlainDigits } from '../format/plain-digits.ts'
import type { Database } from './database.ts'
import type { ApplicationRow } from './schema.ts'

/** Every reference begins with it, so it would find all applications. */
const PREFIX = company.referencePrefix.toLowerCase()
const LAST_CHARACTER = '\u{10ffff}'
/** The words of a search that count. */
const MAX_WORDS = 6

/** The words of the answers by which an application is found. */
const MAX_ANSWER_WORDS = 200
const MAX_SKILL_WORDS = 100
const MAX_WORD_LENGTH = 40
/** Shorter words of long texts find too much. Skills such as "C" and "Go" count at any length. */
const MIN_LENGTH_IN_TEXTS = 3
/** The answers whose words count first. */
const FIRST_ANSWERS = ['skills', 'currentPosition', 'currentCompany', 'address']
/** Found by other words, or without words of the candidate. */
const OTHER_ANSWERS = ['name', 'lastName', 'email', 'phone', 'jobId', 'resumeLink', 'coverLetterLink']

/** Few, because a row of each word is inserted. */
const BATCH = 20

/** The country code of phone numbers that have none: of the file, because stored numbers were completed with it. */
const HOME = readCountryCode(toFileFacts(company).phones.office.href.replaceAll(/\D/g, ''))

/** Returns the words of a text in lower case and without accents: "zoe" and "7f3k" for "Zoë NK-7F3K". */
export function toWords(text: string): string[] {
  const plain = toPlainDigits(text)
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
  const words = plain.split(/[^\p{L}\p{N}]+/u)
  return [...new Set(words)].filter((word) => word !== '' && word !== PREFIX)
}

/** Returns a phone number as digits with its country code, or ''. */
const toPhoneKey = (phone: string): string => toInternational(phone, HOME)

/** Returns the forms in which people look for a phone number: with its country code, without it, and with 0. */
function toPhoneWords(phone: string): string[] {
  const whole = toPhoneKey(phone)
  if (whole === '') return []
  const national = whole.slice(readCountryCode(whole).length)
  return [whole, national, `0${national}`]
}

/** Returns the words of skills with a mark, so that they are found as skills, too. */
const toSkillWords = (skills: unknown): string[] =>
  toTexts(skills)
    .flatMap(toWords)
    .slice(0, MAX_SKILL_WORDS)
    .map((word) => `#${word.slice(0, MAX_WORD_LENGTH)}`)

/** Returns the texts of an answer, whatever the form of the position asked. */
function toTexts(answer: unknown): string[] {
  if (typeof answer === 'string') return [answer]
  return typeof answer === 'object' && answer !== null ? Object.values(answer).flatMap(toTexts) : []
}

function toAnswerWords(answers: Record<string, unknown>): string[] {
  const first = FIRST_ANSWERS.flatMap((name) => toTexts(answers[name]).flatMap(toWords))
  const others = Object.keys(answers).filter((name) => ![...FIRST_ANSWERS, ...OTHER_ANSWERS].includes(name))
  const texts = others.flatMap((name) => toTexts(answers[name]))
  const long = texts.flatMap(toWords).filter((word) => word.length >= MIN_LENGTH_IN_TEXTS)
  const short = [...first, ...long].filter((word) => word.length <= MAX_WORD_LENGTH)
  return [...new Set(short)].slice(0, MAX_ANSWER_WORDS)
}

/** What an application is found by. `answers` is JSON. */
type Findable = Pick<ApplicationRow, 'reference' | 'name' | 'lastName'> &
  Partial<Pick<ApplicationRow, 'email' | 'answers'>>

const readPhone = ({ phone }: Record<string, unknown>) => (typeof phone === 'string' ? phone : '')

function toSearchWords({ reference, name, lastName, email = '', answers = '{}' }: Findable): string[] {
  const given = JSON.parse(answers) as Record<string, unknown>
  const address = email.toLowerCase()
  return [
    ...toWords(`${name} ${lastName} ${reference} ${email}`),
    ...(address ? [address] : []),
    ...toPhoneWords(readPhone(given)),
    ...toSkillWords(given.skills),
    ...toAnswerWords(given),
  ]
}

/** Stores the words used to find applications: names, reference, address, phone number, and those of the answers. */
export async function insertWords(db: Database, applications: Findable[]): Promise<void> {
  for (let start = 0; start < applications.length; start += BATCH) {
    const rows = applications
      .slice(start, start + BATCH)
      .flatMap((each) => [...new Set(toSearchWords(each))].map((word) => ({ word, reference: each.reference })))
    if (rows.length === 0) continue
    const insert = db.insertInto('applicationWords').values(rows)
    await insert.onConflict((conflict) => conflict.doNothing()).execute()
  }
}

/** Stores the phone numbers of applications, by which those of one person are found. */
export async function insertPhones(
  db: Database,
  applications: Pick<ApplicationRow, 'reference' | 'answers'>[],
): Promise<void> {
  const rows = applications.map(({ reference, answers }) => ({
    reference,
    phone: toPhoneKey(readPhone(JSON.parse(answers) as Record<string, unknown>)),
  }))
  const known = rows.filter(({ phone }) => phone !== '')
  if (known.length > 0) await db.insertInto('applicationPhones').values(known).execute()
}

/** Digits with what is written before and between those of a phone number. */
const NUMBERS = /[\d ().+\-–/]+/g

/** The shape of a reference without its prefix, which is not a phone number. */
const REFERENCE = /^\d{4}-\d{4}$/

const isPhone = (text: string) => text.replaceAll(/\D/g, '').length >= 6 && !REFERENCE.test(text)

/** Returns the words to look for: whole addresses and phone numbers, however they are written, and the words of the rest. */
function toSoughtWords(text: string): string[] {
  const parts = text.toLowerCase().split(/[\s,;<>"]+/)
  const addresses = parts.filter((part) => part.indexOf('@') > 0)
  const rest = toPlainDigits(parts.filter((part) => !addresses.includes(part)).join(' '))
  const phones = [...rest.matchAll(NUMBERS)]
    // After a letter there is the rest of a word or a reference.
    .filter(({ 0: number, index }) => index === 0 || number.startsWith(' '))
    .map(([number]) => number.trim())
    .filter(isPhone)
  const others = phones.reduce((left, phone) => left.replace(phone, ' '), rest)
  return [...addresses, ...phones.map((phone) => toSignificantDigits(phone, HOME).digits), ...toWords(others)]
}

const select = (db: Database, words: readonly string[]) =>
  words.slice(0, MAX_WORDS).map((word) =>
    db
      .selectFrom('applicationWords')
      .select('reference')
      .where('word', '>=', word)
      .where('word', '<', word + LAST_CHARACTER),
  )

/**
 * Returns a query for each word of a text. It selects the references of applications with a word that begins with it.
 */
export const findWords = (db: Database, text: string) => select(db, toSoughtWords(text))

/** Does the same for the words of skills. */
export const findSkills = (db: Database, text: string) => select(db, toSkillWords(text))

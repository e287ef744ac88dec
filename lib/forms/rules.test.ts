import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { toCandidate } from '../applications/apply-form.ts'
import { applicationFields } from '../applications/steps.ts'
import { contactSchema } from '../backend/contract.ts'
import { newsletterFields } from '../newsletter/fields.ts'
import { cleanAnswer } from './clean-answer.ts'
import { isPast, toIsoDate } from './date-text.ts'
import { isEmail } from './rules.ts'
import { toValues } from './submission.ts'
import type { FieldKind, FormField } from './types.ts'
import { validateField, validateFields } from './validate.ts'

const NOW = new Date('2026-11-25T12:00:00Z')

const ask = (kind: FieldKind): FormField => {
  const field = applicationFields.find((each) => each.kind === kind)
  if (!field) throw new Error(`no question of the kind ${kind}`)
  return field
}

const isTaken = (kind: FieldKind, text: string) => validateField(ask(kind), text) === null

/** Does what the handler does: cleans, checks, and converts into the contract, which throws if it disagrees. */
function isTakenByServer(field: FormField, text: string): boolean {
  const whole = {
    name: 'R',
    lastName: 'A',
    email: 'r@mail.example',
    phone: '01711 000000',
    address: 'Dhaka',
    totalExperience: '3-5',
    whyInterested: 'x',
    relevantExperience: 'x',
    privacyConsent: 'yes',
  }
  const values = toValues({ ...whole, [field.name]: text }, applicationFields)
  if (validateFields([field], values)[field.name]) return false
  toCandidate(values, { jobId: '1', resumeLink: 'a', coverLetterLink: 'b' })
  return true
}

type Case = [FieldKind, string, string]
const reported = JSON.parse(readFileSync(path.join(import.meta.dirname, 'reported-answers.json'), 'utf8')) as Case[]

describe('the rules of answers', () => {
  it.each(reported)('are the same in the browser and on the server: %s %j (%s)', (kind, text) => {
    expect(isTakenByServer(ask(kind), text)).toBe(isTaken(kind, text))
  })

  it('are the same for any answer, and change nothing that was cleaned', () => {
    const kinds = ['email', 'tel', 'url', 'date'] as const
    const alphabet = fc.constantFrom(...'a1০٣.@+-–/:x (),<>\u200d\u061c\u2009\ufe0d\u3000рয'.split(''))
    const answer = fc.oneof(
      fc.string({ unit: alphabet, maxLength: 30 }),
      fc.emailAddress(),
      fc.webUrl(),
      fc.constantFrom(...reported.map(([, text]) => text)),
    )
    fc.assert(
      fc.property(fc.constantFrom(...kinds), answer, (kind, text) => {
        const field = ask(kind)
        const isGiven = cleanAnswer(kind, text) !== ''
        if (isGiven) expect(isTakenByServer(field, text)).toBe(isTaken(kind, text))
        if (isTaken(kind, text)) expect(cleanAnswer(kind, cleanAnswer(kind, text))).toBe(cleanAnswer(kind, text))
      }),
      { numRuns: 1_000 },
    )
  })

  it('agree with the contract on email addresses', () => {
    const text = fc.oneof(fc.emailAddress(), fc.stringMatching(/^[a-z.@'+ _-]{1,30}$/), fc.string())
    fc.assert(
      fc.property(text, (address) => {
        const clean = cleanAnswer('email', address)
        expect(isEmail(clean)).toBe(contactSchema.shape.email.safeParse(address).data === clean && clean !== '')
      }),
      { numRuns: 2_000 },
    )
  })

  it.each([
    ['info@উদাহরণ.বাংলা', 'info@xn--d5b6ci4b4b3a.xn--54b7fta0cc'],
    ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
    ['info@xn--triistaturg-rfba.ee', 'info@xn--triistaturg-rfba.ee'],
    ['info@xn--e1afmkfd.xn--p1ai', 'info@xn--e1afmkfd.xn--p1ai'],
    ['Rahim <user@example.org>', 'user@example.org'],
    ['mailto:user@example.org', 'user@example.org'],
    ['user@example.org.', 'user@example.org'],
    ['ｕｓｅｒ＠example.org', 'user@example.org'],
    ['Someone@Example.COM', 'Someone@Example.COM'],
  ])('take %s for the address %s, also for the newsletter', (text, expected) => {
    expect(toValues({ email: text }, newsletterFields).email).toBe(expected)
    expect(validateFields(newsletterFields, { email: text })).toEqual({})
  })

  it.each(['পাঠক@উদাহরণ.বাংলা', '"quoted"@example.org', 'user@sub_domain.example.org', 'a@b', 'a@b.c', 'a b@c.example'])(
    'take %s for no address',
    (text) => expect(isTaken('email', text)).toBe(false),
  )

  it.each([
    ['01711 000000', true],
    ['+880 1711-000000', true],
    ['+44 20 7946 0000', true],
    ['(02) 5566-7788', true],
    ['+88 01712-345678', true],
    ['00880 1712 345678', true],
    ['+1\ufe0d-555-123-4567', true],
    ['০১৭১২\u200d-৩৪৫৬৭৮', true],
    ['\u061c01712345678', true],
    ['01712\u202f345\u2009678', true],
    ['+880\u20031712\u2003345678', true],
    ['+880·1712·345678', true],
    ['+880 1712 345678 ext. 12', true],
    ['+880 1712 345678x12', true],
    ['tel:+880-1712-345678', true],
    ['01712345678, 01812345678', false],
    ['12', false],
    ['+999 12345678', false],
    ['call me', false],
  ])('take %s for a phone number: %s', (text, expected) => expect(isTaken('tel', text)).toBe(expected))

  it.each([
    ['linkedin.com/in/rumana', 'https://linkedin.com/in/rumana'],
    ['http:/example.org', 'http://example.org'],
    ['HTTPS://example.org', 'https://example.org'],
    ['example.org:8080/me', 'https://example.org:8080/me'],
    ['github.com/rahim.', 'https://github.com/rahim'],
    ['www.linkedin.com/in/রহিম', 'https://www.linkedin.com/in/রহিম'],
  ])('complete the address %s', (text, expected) => {
    expect(isTaken('url', text)).toBe(true)
    expect(cleanAnswer('url', text)).toBe(expected)
  })

  it.each([
    'javascript:alert(1)',
    'nothing',
    'ftp://a.example',
    'https://a b.example',
    '@rahim',
    'rumana@mail.example',
  ])('take %s for no address on the web', (text) => expect(isTaken('url', text)).toBe(false))

  it.each([
    ['2027-01-31', '2027-01-31'],
    ['20270131', '2027-01-31'],
    ['2027-01-31T00:00:00.000Z', '2027-01-31'],
    ['31/1/2027', '2027-01-31'],
    ['1/31/2027', '2027-01-31'],
    ['31.01.2027', '2027-01-31'],
    ['১/১২/২০২৬', '2026-12-01'],
    ['31 January 2027', '2027-01-31'],
    ['1 sept 2027', '2027-09-01'],
    ['31/1/27', '2027-01-31'],
    ['2027/1/31', '2027-01-31'],
    ['31-Jan-2027', '2027-01-31'],
    ['01-Dec-26', '2026-12-01'],
    ['31st of January, 2027', '2027-01-31'],
    ['January 31, 2027', '2027-01-31'],
    ['Feb. 1st 2027', '2027-02-01'],
    ['Feb 2027', '2027-02-01'],
    ['15 January', '2027-01-15'],
    ['১৫ January', '2027-01-15'],
    ['December 1', '2026-12-01'],
    ['1 November', '2027-11-01'],
    ['from 15 January', '2027-01-15'],
    ['15/1', '2027-01-15'],
    ['asap', '2026-11-25'],
    ['Immediately', '2026-11-25'],
    ['tomorrow', '2026-11-26'],
    ['next week', '2026-11-30'],
    ['next month', '2026-12-01'],
    ['in 2 weeks', '2026-12-09'],
    ['1 month notice', '2026-12-25'],
    ['Feb 27', null],
    ['January February 2027', null],
    ['2027', null],
    ['1 2 3 2027', null],
    ['31 January 2027!', null],
    ['31/2/2027', null],
    ['13 Foo 2027', null],
    ['soon', null],
  ])('read the day %s as %s', (text, expected) => expect(toIsoDate(cleanAnswer('date', text), NOW)).toBe(expected))

  it('refuse a first day that is over, but not one that is still today elsewhere', () => {
    expect(validateField(ask('date'), '1 January 2020')).toBe(
      '1 January 2020 is over. Enter a day that is still to come',
    )
    expect(validateField(ask('date'), 'today')).toBeNull()
    expect([isPast('2026-11-24', NOW), isPast('2026-11-23', NOW)]).toEqual([false, true])
  })
})

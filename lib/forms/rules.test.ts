import fc from 'fast-check'
import { contactSchema } from '../backend/contract.ts'
import { toIsoDate } from './date-text.ts'
import { isPhone } from './phone.ts'
import { isEmail, isPhoneShape, isWebAddress, toWebAddress } from './rules.ts'

describe('the rules of answers', () => {
  it('agree with the contract on email addresses', () => {
    const text = fc.oneof(fc.emailAddress(), fc.stringMatching(/^[a-z.@'+ _-]{1,30}$/), fc.string())
    fc.assert(
      fc.property(text, (address) => {
        expect(isEmail(address)).toBe(contactSchema.shape.email.safeParse(address).data === address && address !== '')
      }),
      { numRuns: 2_000 },
    )
  })

  it.each([
    ['01711 000000', true],
    ['+880 1711-000000', true],
    ['+44 20 7946 0000', true],
    ['(02) 5566-7788', true],
    ['12', false],
    ['+999 12345678', false],
    ['call me', false],
  ])('take %s for a phone number: %s', (text, expected) => expect(isPhone(text)).toBe(expected))

  it('never refuse in the browser a number that the server would take', () => {
    const number = fc.stringMatching(/^\+?[0-9 ()-]{5,18}$/)
    fc.assert(fc.property(number.filter(isPhone), (text) => expect(isPhoneShape(text)).toBe(true)))
  })

  it('complete an address that was typed without https://', () => {
    expect(isWebAddress('linkedin.com/in/rumana')).toBe(true)
    expect(toWebAddress('linkedin.com/in/rumana')).toBe('https://linkedin.com/in/rumana')
    expect(toWebAddress('')).toBe('')
    for (const text of ['javascript:alert(1)', 'nothing', 'ftp://a.example', 'https://a b.example']) {
      expect(isWebAddress(text)).toBe(false)
    }
  })

  it.each([
    ['2027-01-31', '2027-01-31'],
    ['31/1/2027', '2027-01-31'],
    ['31.01.2027', '2027-01-31'],
    ['31 January 2027', '2027-01-31'],
    ['1 sept 2027', '2027-09-01'],
    ['31/1/27', '2027-01-31'],
    ['2027/1/31', '2027-01-31'],
    ['31-Jan-2027', '2027-01-31'],
    ['31st of January, 2027', '2027-01-31'],
    ['January 31, 2027', '2027-01-31'],
    ['Feb. 1st 2027', '2027-02-01'],
    ['Feb 2027', '2027-02-01'],
    ['Feb 27', null],
    ['January February 2027', null],
    ['31 January', null],
    ['2027', null],
    ['1 2 3 2027', null],
    ['31 January 2027!', null],
    ['31/2/2027', null],
    ['13 Foo 2027', null],
    ['soon', null],
  ])('read the day %s as %s', (text, expected) => expect(toIsoDate(text)).toBe(expected))
})

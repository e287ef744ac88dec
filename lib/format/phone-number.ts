import { toPlainDigits } from './plain-digits.ts'

/** The country codes that exist. */
export const COUNTRY_CODE =
  /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|2[1-69]\d|3[578]\d|42\d|5[09]\d|6[7-9]\d|8[0578]\d|9[67]\d|99[2-68])/

const MIN_DIGITS = 6
const MAX_DIGITS = 15

/** Shorter numbers that begin with the digits of the country code are local ones. */
const MIN_DIGITS_WITH_CODE = 11

/** Returns the country code at the beginning of digits, or ''. */
export const readCountryCode = (digits: string): string => COUNTRY_CODE.exec(digits)?.[0] ?? ''

/** Removes the zero that numbers begin with inside a country, also after a country code. */
function withoutTrunkZero(digits: string): string {
  const code = readCountryCode(digits)
  return code + digits.slice(code.length).replace(/^0+/, '')
}

/**
 * Returns the digits of a phone number without the prefix for calls abroad, and without the zero inside a country:
 * "8801711000000" for "+880 (0)1711-000000", and "1711000000" for "01711 000000". `home` is the company's country code,
 * which people write without a plus sign, too. An extension is left out.
 */
export function toSignificantDigits(phone: string, home: string): { digits: string; hasCode: boolean } {
  const [number = ''] = toPlainDigits(phone).split(/[\p{L}#,;]/u)
  const all = number.replaceAll(/\D/g, '')
  const isAbroad = number.includes('+') || all.startsWith('00')
  const isHome = all.startsWith(home) && all.length >= MIN_DIGITS_WITH_CODE
  if (!isAbroad && !isHome) return { digits: all.replace(/^0+/, ''), hasCode: false }
  return { digits: withoutTrunkZero(all.replace(/^0+/, '')), hasCode: true }
}

/**
 * Returns a phone number as digits with its country code, which is the same however it is written; '' if it is not one.
 */
export function toInternational(phone: string, home: string): string {
  const { digits, hasCode } = toSignificantDigits(phone, home)
  if (digits.length < MIN_DIGITS || digits.length > MAX_DIGITS) return ''
  return hasCode ? digits : home + digits
}

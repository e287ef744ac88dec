import { COUNTRY_CODE } from '../format/phone-number.ts'

export { isEmail } from '../format/email-address.ts'

/** An extension after the phone number. */
const EXTENSION = /[ ,;]{0,3}(?:extension|extn?|x|#)[ .:=]{0,3}\d{1,7}$/i

/** Returns whether a text has the shape of a phone number, with or without a country code and an extension. */
export function isPhoneShape(text: string): boolean {
  const number = text.replace(EXTENSION, '')
  const digits = number.replace(/\D/g, '')
  if (!/^\(?\+?[\d\s().\-/·]+$/.test(number) || digits.length < 6 || digits.length > 15) return false
  return !/^\(?\+/.test(number) || COUNTRY_CODE.test(digits)
}

/** Completes an address typed without https://. Returns '' and addresses with another scheme unchanged. */
export function toWebAddress(text: string): string {
  const isOfWeb = /^https?:/i.test(text)
  // A port looks like the end of a scheme.
  if (text === '' || (!isOfWeb && /^[a-z][a-z\d+.-]*:(?:\D|$)/i.test(text))) return text
  const scheme = /^http:/i.test(text) ? 'http' : 'https'
  return `${scheme}://${text.replace(/^https?:/i, '').replace(/^\/+/, '')}`
}

/** Returns whether a text, completed by `toWebAddress`, is a web address. */
export function isWebAddress(text: string): boolean {
  const url = /\s/.test(text) ? null : URL.parse(toWebAddress(text))
  return url !== null && /^https?:$/.test(url.protocol) && /[^.]\.[^.\d][^.]*$/.test(url.hostname) && !url.username
}

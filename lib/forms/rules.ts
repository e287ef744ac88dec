// The pattern of zod, so that browser, handler and backend agree on every address.
const email = /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/** Whether a text is an email address as the contract understands it. */
export const isEmail = (text: string) => email.test(text)

/** Whether a text has the shape of a phone number; the server asks a library that knows the countries. */
export const isPhoneShape = (text: string) =>
  /^\+?[\d\s().\-/]+$/.test(text) && /^\d{6,15}$/.test(text.replace(/\D/g, ''))

/** Puts https:// before an address that was typed without it; leaves '' alone. */
export const toWebAddress = (text: string) =>
  text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`

/** Whether a text, completed by `toWebAddress`, is an address on the web. */
export function isWebAddress(text: string): boolean {
  const url = URL.parse(toWebAddress(text))
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && !/\s/.test(text)
}

/** Zero in Arabic, Persian, Devanagari, Bengali and full-width digits. The other nine digits follow it. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10]

function toPlainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const zero = ZEROS.find((first) => code >= first && code < first + 10)
  return zero === undefined ? digit : String(code - zero)
}

/** Converts the digits of other scripts to 0–9. */
export const toPlainDigits = (text: string): string => text.replace(/\p{Nd}/gu, toPlainDigit)

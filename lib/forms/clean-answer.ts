import type { FieldKind } from './types.ts'

// Direction marks and soft breaks, which come along with copied text.
const HIDDEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** Zero in Arabic, Persian, Devanagari, Bengali and full-width digits; the other nine follow it. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10]

function toPlainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const zero = ZEROS.find((first) => code >= first && code < first + 10)
  return zero === undefined ? digit : String(code - zero)
}

/** Removes invisible characters, and reads digits and dashes of other scripts in numbers and days. Words stay as they are. */
export function cleanAnswer(kind: FieldKind, answer: string): string {
  if (kind === 'email' || kind === 'url') return answer.replace(HIDDEN, '').trim()
  if (kind !== 'tel' && kind !== 'date') return answer.replace(HIDDEN, '').trim() ? answer : ''
  const plain = answer.replace(HIDDEN, '').replace(/\p{Nd}/gu, toPlainDigit)
  return plain
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll('＋', '+')
    .trim()
}

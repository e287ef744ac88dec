import type { FieldKind } from './types.ts'

// Marks of direction and of line breaks. Address books, chats and web pages put them around what is copied from them.
const HIDDEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** Nought in Arabic, Persian, Hindi and Bengali writing, and in the wide forms of East Asia; the other nine follow it. */
const NOUGHTS = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10]

function toPlainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const nought = NOUGHTS.find((first) => code >= first && code < first + 10)
  return nought === undefined ? digit : String(code - nought)
}

/**
 * Takes out of an answer what its writer does not see, where a program reads it: otherwise a right address or number would
 * be called wrong. Numbers and days may be written in other digits and dashes. Words and sentences stay as they are.
 */
export function cleanAnswer(kind: FieldKind, answer: string): string {
  if (kind === 'email' || kind === 'url') return answer.replace(HIDDEN, '').trim()
  if (kind !== 'tel' && kind !== 'date') return answer.replace(HIDDEN, '').trim() ? answer : ''
  const plain = answer.replace(HIDDEN, '').replace(/\p{Nd}/gu, toPlainDigit)
  return plain
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll('＋', '+')
    .trim()
}

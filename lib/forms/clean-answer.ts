import { toAsciiEmail, trimEnd } from '../format/email-address.ts'
import { toPlainDigits } from '../format/plain-digits.ts'
import { removeHidden } from '../format/visible-text.ts'
import { toWebAddress } from './rules.ts'
import type { FieldKind } from './types.ts'

// Copied text contains them. No address, number or day does.
const VARIANTS = /\p{Variation_Selector}/gu

// Keyboards of some scripts insert them between digits; words need them.
const JOINERS = /[\u200c\u200d]/g

/** Converts digits, spaces and dashes of other scripts in a number or a day. */
function toPlainNumber(text: string): string {
  return toPlainDigits(text.replace(JOINERS, '').normalize('NFKC'))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * Normalizes an answer before it is checked and sent, in browsers and on the server: no invisible characters, complete
 * addresses, plain digits. Leaves words alone.
 */
export function cleanAnswer(kind: FieldKind, answer: string): string {
  const visible = removeHidden(answer).replace(VARIANTS, '').trim()
  if (kind === 'email') return toAsciiEmail(visible)
  if (kind === 'url') return toWebAddress(trimEnd(visible))
  if (kind === 'date') return toPlainNumber(visible)
  if (kind === 'tel') return toPlainNumber(visible).replace(/^tel:\s?/i, '')
  return visible ? answer : ''
}

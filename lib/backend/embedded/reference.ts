import { randomInt } from 'node:crypto'
import { company } from '../../../content/company.ts'

// Without 0, O, 1, I, L and U, which are easily confused over the phone.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

const draw = (count: number) => Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** Returns a new reference for people to quote, such as NK-7F3K-2M9Q: one of 6 × 10¹¹. */
export const createReference = () => `${company.referencePrefix}-${draw(4)}-${draw(4)}`

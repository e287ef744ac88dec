import { createHmac, timingSafeEqual } from 'node:crypto'
import { getDerivedKey } from '../security/secrets.ts'

/** What emails to visitors are about. The order is part of the codes: add new ones at the end. */
export const MATTERS = ['application', 'message', 'issue', 'subscription', 'alert'] as const
export type Matter = (typeof MATTERS)[number]

/** What a code says. `day` is an ISO date (UTC). */
export type MailCode = { matter: Matter; day: string; isExpired: boolean }

// One byte for the subject, two for the day, and seven that prove that we made the code: sixteen characters.
const HEAD_BYTES = 3
const PROOF_BYTES = 7
const LENGTH = 16
/** Digits and letters without I, L, O and U, which are mistaken for others (Crockford's base 32). */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const DAY_MS = 86_400_000
const VALID_DAYS = 366
const MAX_TEXT = 300

const toProof = (head: Buffer) =>
  createHmac('sha256', getDerivedKey('mail-code')).update(head).digest().subarray(0, PROOF_BYTES)

function toDigits(bytes: Buffer): string {
  let bits = BigInt(`0x${bytes.toString('hex')}`)
  let digits = ''
  for (let i = 0; i < LENGTH; i++) {
    digits = DIGITS[Number(bits % 32n)] + digits
    bits /= 32n
  }
  return digits
}

function toBytes(digits: string): Buffer {
  const bits = [...digits].reduce((sum, digit) => sum * 32n + BigInt(DIGITS.indexOf(digit)), 0n)
  return Buffer.from(bits.toString(16).padStart((HEAD_BYTES + PROOF_BYTES) * 2, '0'), 'hex')
}

/**
 * Returns the code at the end of an email: what it is about and the day, with a proof. It says nothing about the
 * recipient.
 */
export function createMailCode(matter: Matter, now = new Date()): string {
  const head = Buffer.alloc(HEAD_BYTES)
  head.writeUInt8(MATTERS.indexOf(matter), 0)
  head.writeUInt16BE(Math.floor(now.getTime() / DAY_MS), 1)
  return (toDigits(Buffer.concat([head, toProof(head)])).match(/.{4}/g) ?? []).join('-')
}

/** Reads a code, or a link that ends with one, as people paste it. Returns null if it is not ours. */
export function readMailCode(text: string, now = new Date()): MailCode | null {
  const plain = text.slice(0, MAX_TEXT).split('code=').at(-1) ?? ''
  const digits = plain
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  if (digits.length !== LENGTH || digits.includes('U')) return null
  const bytes = toBytes(digits)
  const head = bytes.subarray(0, HEAD_BYTES)
  const matter = MATTERS[head.readUInt8(0)]
  if (!matter || !timingSafeEqual(bytes.subarray(HEAD_BYTES), toProof(head))) return null
  const sent = head.readUInt16BE(1)
  const day = new Date(sent * DAY_MS).toISOString().slice(0, 10)
  return { matter, day, isExpired: Math.floor(now.getTime() / DAY_MS) - sent > VALID_DAYS }
}

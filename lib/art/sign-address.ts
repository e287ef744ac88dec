import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { getDerivedKey } from '../security/secrets.ts'

/** Bytes of a signature. Multiples of three, so that no character of base64 has unused bits. */
const BYTES = { 'social-card': 12, drawing: 6 } as const

type Purpose = keyof typeof BYTES

/** Signs what an address asks for, so that the site draws only what its own pages show. Returns base64url. */
export function signAddress(purpose: Purpose, parts: readonly string[]): string {
  const hash = createHmac('sha256', getDerivedKey(purpose)).update(JSON.stringify(parts)).digest()
  return hash.subarray(0, BYTES[purpose]).toString('base64url')
}

/** Returns whether the site has signed these parts for this purpose. */
export function isSignedAddress(purpose: Purpose, parts: readonly string[], signature: string): boolean {
  const given = Buffer.from(signature)
  const expected = Buffer.from(signAddress(purpose, parts))
  return given.length === expected.length && timingSafeEqual(given, expected)
}

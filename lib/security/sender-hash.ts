import 'server-only'
import { createHmac } from 'node:crypto'
import { getClientAddress } from './client-address.ts'
import { getDerivedKey } from './secrets.ts'

/** Returns a keyed hash of the sender's address, which allows counting without storing the address. */
export function getSenderHash(headers: Headers): string {
  return createHmac('sha256', getDerivedKey('sender')).update(getClientAddress(headers)).digest('base64url')
}

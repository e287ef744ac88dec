import 'server-only'
import { createHmac } from 'node:crypto'
import { getClientAddress } from './client-address.ts'
import { getDerivedKey } from './secrets.ts'

/** Replaces the client's address where files are counted by it, so that no address is stored. */
export function getSenderHash(headers: Headers): string {
  return createHmac('sha256', getDerivedKey('sender')).update(getClientAddress(headers)).digest('base64url')
}

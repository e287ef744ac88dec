import 'server-only'
import { createHmac } from 'node:crypto'
import { getClientAddress } from './client-address.ts'
import { getDerivedKey } from './secrets.ts'

/** Returns a keyed hash of what counts as one sender, which allows counting without storing it. */
export const toKeyedHash = (sender: string): string =>
  createHmac('sha256', getDerivedKey('sender')).update(sender).digest('base64url')

/** Returns a keyed hash of the sender's address. */
export const getSenderHash = (headers: Headers): string => toKeyedHash(getClientAddress(headers))

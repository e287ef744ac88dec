import { createHmac, timingSafeEqual } from 'node:crypto'
import { getDerivedKey } from './secrets.ts'

type LinkPurpose = 'confirm' | 'unsubscribe' | 'application' | 'alert-confirm' | 'alert-end' | 'alert-renew'

const SHAPE = /^([\w-]{1,40})\.([\w-]{43})$/

const sign = (purpose: LinkPurpose, id: string): Buffer =>
  createHmac('sha256', getDerivedKey('personal-link')).update(`${purpose} ${id}`).digest()

/** The token of a link that nobody can guess. It holds the id, which must not be personal, and is the same each time. */
export const toLinkToken = (purpose: LinkPurpose, id: string): string =>
  `${id}.${sign(purpose, id).toString('base64url')}`

/** The id in a token; null where the site did not make it, or made it for something else. */
export function readLinkToken(purpose: LinkPurpose, token: string): string | null {
  const [, id = '', signature = ''] = SHAPE.exec(token) ?? []
  return id && timingSafeEqual(Buffer.from(signature, 'base64url'), sign(purpose, id)) ? id : null
}

import { createHmac, timingSafeEqual } from 'node:crypto'
import { getDerivedKey } from './secrets.ts'

type LinkPurpose =
  | 'confirm'
  | 'unsubscribe'
  | 'application'
  | 'alert-confirm'
  | 'alert-end'
  | 'alert-renew'
  | 'invitations-end'

const SHAPE = /^([\w-]{1,40})\.([\w-]{43})$/

const sign = (purpose: LinkPurpose, id: string): Buffer =>
  createHmac('sha256', getDerivedKey('personal-link')).update(`${purpose} ${id}`).digest()

/**
 * Returns the token of a link that nobody can guess; always the same for the same id. It contains the id, which must
 * not be personal.
 */
export const toLinkToken = (purpose: LinkPurpose, id: string): string =>
  `${id}.${sign(purpose, id).toString('base64url')}`

/** Returns the id in a token, or null if this site did not make it for this purpose. */
export function readLinkToken(purpose: LinkPurpose, token: string): string | null {
  const [, id = '', signature = ''] = SHAPE.exec(token) ?? []
  return id && timingSafeEqual(Buffer.from(signature, 'base64url'), sign(purpose, id)) ? id : null
}

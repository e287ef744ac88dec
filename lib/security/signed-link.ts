import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { getDerivedKey } from './secrets.ts'

/** The link of an uploaded file: for one field of the form, under the file's name. */
type IssuedLink = { link: string; field: string; name: string }

const LIFETIME_MS = 24 * 60 * 60 * 1000
const MAX_LENGTH = 4_000

const payload = z.object({ link: z.string(), field: z.string(), name: z.string(), until: z.number() })

const getKey = () => getDerivedKey('upload-link')

function sign(text: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

/**
 * Signs the link of a file. A browser may keep the result and post it back for a day, since a form may stay open
 * overnight.
 */
export function signLink(issued: IssuedLink, now = Date.now(), key = getKey()): string {
  const body = Buffer.from(JSON.stringify({ ...issued, until: now + LIFETIME_MS })).toString('base64url')
  return `${body}.${sign(body, key).toString('base64url')}`
}

/** Returns what was signed, or null if this site did not issue it for this field or issued it more than a day ago. */
export function openSignedLink(text: string, field: string, now = Date.now(), key = getKey()): IssuedLink | null {
  const [body, signature, ...rest] = text.length > MAX_LENGTH ? [] : text.split('.')
  if (!body || !signature || rest.length > 0) return null
  const given = Buffer.from(signature, 'base64url')
  const expected = sign(body, key)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const { until, ...issued } = payload.parse(JSON.parse(Buffer.from(body, 'base64url').toString()))
  return issued.field === field && until > now ? issued : null
}

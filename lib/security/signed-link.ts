import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { getDerivedKey } from './secrets.ts'

/** An uploaded file's link as the site issues it: for one field of the form, under the file's name. */
type IssuedLink = { link: string; field: string; name: string }

const LIFETIME_MS = 24 * 60 * 60 * 1000
const LONGEST = 4_000

const payload = z.object({ link: z.string(), field: z.string(), name: z.string(), until: z.number() })

const getKey = () => getDerivedKey('upload-link')

function sign(text: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

/** Makes the text that a browser may keep and post back, for a day: a form may stay open overnight. */
export function signLink(issued: IssuedLink, now = Date.now(), key = getKey()): string {
  const body = Buffer.from(JSON.stringify({ ...issued, until: now + LIFETIME_MS })).toString('base64url')
  return `${body}.${sign(body, key).toString('base64url')}`
}

/** Reads a signed link back. Null if the site did not issue it, issued it for another field, or too long ago. */
export function openSignedLink(text: string, field: string, now = Date.now(), key = getKey()): IssuedLink | null {
  const [body, signature, ...rest] = text.length > LONGEST ? [] : text.split('.')
  if (!body || !signature || rest.length > 0) return null
  const given = Buffer.from(signature, 'base64url')
  const right = sign(body, key)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  const { until, ...issued } = payload.parse(JSON.parse(Buffer.from(body, 'base64url').toString()))
  return issued.field === field && until > now ? issued : null
}

import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'

/** The signature of a text: `sha256=` and the HMAC-SHA256 in hex, as webhooks of code hosts write it. */
export function sign(text: string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(text).digest('hex')}`
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Whether a call is signed: by `X-Signature` over its body, or by the secret itself as a bearer token. */
export function isSigned(headers: Headers, body: string, secret: string): boolean {
  const signature = headers.get('x-signature')
  if (signature !== null) return isSame(signature, sign(body, secret))
  return isSame(headers.get('authorization') ?? '', `Bearer ${secret}`)
}

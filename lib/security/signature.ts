import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'

/** The allowed difference between a call's time and ours. A recorded call is useless afterwards. */
const WINDOW_MS = 5 * 60 * 1000

/** Returns `sha256=` and the text's HMAC-SHA256 in hex, the form that webhooks of code hosts use. */
export function sign(text: string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(text).digest('hex')}`
}

function isSame(given: string, expected: string): boolean {
  const a = Buffer.from(given)
  const b = Buffer.from(expected)
  return a.length === b.length && timingSafeEqual(a, b)
}

/**
 * Returns whether a call has a valid, recent `X-Signature` of `{time}.{body}`. It can be replayed, so calls must be
 * idempotent.
 */
export function isSigned(headers: Headers, body: string, secret: string, now = Date.now()): boolean {
  const time = headers.get('x-signature-timestamp') ?? ''
  if (!/^\d{1,12}$/.test(time) || Math.abs(now - 1000 * Number(time)) > WINDOW_MS) return false
  return isSame(headers.get('x-signature') ?? '', sign(`${time}.${body}`, secret))
}

import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'

/** How far a call's time may be from ours, in milliseconds: a call that somebody recorded is of no use afterwards. */
const WINDOW_MS = 5 * 60 * 1000

/** The signature of a text: `sha256=` and the HMAC-SHA256 in hex, as webhooks of code hosts write it. */
export function sign(text: string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(text).digest('hex')}`
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/**
 * Whether a call is signed: `X-Signature` over `{time}.{body}`, where `X-Signature-Timestamp` gives the time in seconds
 * since 1970. Within five minutes a call may come again, so what it does has to be harmless when repeated.
 */
export function isSigned(headers: Headers, body: string, secret: string, now = Date.now()): boolean {
  const time = headers.get('x-signature-timestamp') ?? ''
  if (!/^\d{1,12}$/.test(time) || Math.abs(now - 1000 * Number(time)) > WINDOW_MS) return false
  return isSame(headers.get('x-signature') ?? '', sign(`${time}.${body}`, secret))
}

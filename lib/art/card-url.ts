import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { getDerivedKey } from '../security/secrets.ts'

/** What a social card says. `seed` chooses its picture. */
export type CardText = { title: string; kicker: string; seed: string }

const LONGEST = { title: 160, kicker: 60, seed: 100 } as const

function sign(payload: string): Buffer {
  return createHmac('sha256', getDerivedKey('social-card')).update(payload).digest().subarray(0, 12)
}

/**
 * The address of a card. It carries the words itself, signed, so that the handler needs to look nothing up and draws
 * only what the site has asked for: an address that somebody made up is refused before any work is done.
 */
export function cardUrl({ title, kicker, seed }: CardText): string {
  const parts = [title.slice(0, LONGEST.title), kicker.slice(0, LONGEST.kicker), seed.slice(0, LONGEST.seed)]
  const payload = Buffer.from(JSON.stringify(parts)).toString('base64url')
  return `/card/${payload}.${sign(payload).toString('base64url')}.png`
}

/** Reads the file name of a card's address; null where the site did not make it. */
export function readCardFile(file: string): CardText | null {
  const [payload = '', signature = '', ending, ...rest] = file.split('.')
  if (ending !== 'png' || rest.length > 0 || file.length > 2000) return null
  const given = Buffer.from(signature, 'base64url')
  const right = sign(payload)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  const [title, kicker, seed] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [string, string, string]
  return { title, kicker, seed }
}

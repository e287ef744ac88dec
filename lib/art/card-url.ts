import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { getDerivedKey } from '../security/secrets.ts'

/** What a social card says. `seed` chooses its picture. */
export type CardText = { title: string; kicker: string; seed: string }

const LONGEST = { title: 160, kicker: 60, seed: 100 } as const

/** Marks that a path may hold, and what each replaces; a mark in the text itself is escaped. */
const SHORT: Readonly<Record<string, string>> = { '%20': '+', '%2C': ',', '%3A': ':', '%2F': '=' }
const LONG: Readonly<Record<string, string>> = { '+': '%20', '=': '%2F' }

const toSegment = (text: string) => encodeURIComponent(text).replace(/%(?:20|2C|3A|2F)/g, (code) => SHORT[code] ?? code)
const toText = (segment: string) => decodeURIComponent(segment.replace(/[+=]/g, (mark) => LONG[mark] ?? mark))

const FILE = /^([^;]*);([^;]*);([^;]*)\.([\w-]{16})\.png$/

function sign(parts: readonly string[]): Buffer {
  return createHmac('sha256', getDerivedKey('social-card')).update(JSON.stringify(parts)).digest().subarray(0, 12)
}

/** The address of a card. It carries the signed words, so that the handler draws only what the site has asked for. */
export function cardUrl({ title, kicker, seed }: CardText): string {
  const long = [title.slice(0, LONGEST.title), kicker.slice(0, LONGEST.kicker), seed.slice(0, LONGEST.seed)]
  const parts = long.map((part) => part.toWellFormed())
  return `/card/${parts.map(toSegment).join(';')}.${sign(parts).toString('base64url')}.png`
}

/** Reads the file name of a card's address, escaped as in the address; null where the site did not make it. */
export function readCardFile(file: string): CardText | null {
  if (file.length > 4000) return null
  const [, first = '', second = '', third = '', signature = ''] = FILE.exec(file) ?? []
  try {
    const [title, kicker, seed] = [toText(first), toText(second), toText(third)]
    return timingSafeEqual(Buffer.from(signature, 'base64url'), sign([title, kicker, seed]))
      ? { title, kicker, seed }
      : null
  } catch {
    // Escapes that are none, or no signature.
    return null
  }
}

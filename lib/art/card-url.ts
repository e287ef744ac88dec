import 'server-only'
import { isSignedAddress, signAddress } from './sign-address.ts'

/** The words on a social card. `subject` chooses its picture. */
export type CardText = { title: string; kicker: string; subject: string }

const MAX_LENGTH = { title: 160, kicker: 60, subject: 100 } as const

/**
 * Shorter forms of characters that a path may contain, by their escapes. The same characters in the text stay escaped.
 */
const SHORT: Readonly<Record<string, string>> = { '%20': '+', '%2C': ',', '%3A': ':', '%2F': '=' }
const LONG: Readonly<Record<string, string>> = { '+': '%20', '=': '%2F' }

const toSegment = (text: string) => encodeURIComponent(text).replace(/%(?:20|2C|3A|2F)/g, (code) => SHORT[code] ?? code)
const toText = (segment: string) => decodeURIComponent(segment.replace(/[+=]/g, (mark) => LONG[mark] ?? mark))

const FILE = /^([^;]*);([^;]*);([^;]*)\.([\w-]{16})\.png$/

/** Returns the address of a card: its words, signed. */
export function cardUrl({ title, kicker, subject }: CardText): string {
  const long = [
    title.slice(0, MAX_LENGTH.title),
    kicker.slice(0, MAX_LENGTH.kicker),
    subject.slice(0, MAX_LENGTH.subject),
  ]
  const parts = long.map((part) => part.toWellFormed())
  return `/card/${parts.map(toSegment).join(';')}.${signAddress('social-card', parts)}.png`
}

/** Reads the file name of a card's address, escaped as in the address. Returns null if the site has not signed it. */
export function readCardFile(file: string): CardText | null {
  if (file.length > 4000) return null
  const [, first = '', second = '', third = '', signature = ''] = FILE.exec(file) ?? []
  try {
    const title = toText(first)
    const kicker = toText(second)
    const subject = toText(third)
    return isSignedAddress('social-card', [title, kicker, subject], signature) ? { title, kicker, subject } : null
  } catch {
    // A broken escape.
    return null
  }
}

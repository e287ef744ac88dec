import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { classifyDataError } from '../lib/db/data-error.ts'
import { toPlain } from '../lib/format/table.ts'

/** Prints a line, without control characters that could act on the operator's terminal. */
export const say = (text: string) => process.stdout.write(`${toPlain(text, true)}\n`)

/** Returns the note after a number of subscribers: ` (1 confirmed)`, or nothing if all have confirmed. */
export const toConfirmed = (all: number, confirmed: number): string =>
  confirmed < all ? ` (${confirmed} confirmed)` : ''

/** Writes to a file that only this user can read, or to the terminal if no file is named. */
export async function writeTo(file: string, parts: AsyncIterable<string | Buffer>) {
  const output = file ? createWriteStream(file, { mode: 0o600 }) : process.stdout
  await pipeline(parts, output, { end: file !== '' })
}

/** Ends the program with a message. */
export function fail(text: string): never {
  process.stderr.write(`${toPlain(text, true)}\n`)
  process.exit(1)
}

/** Ends the program if an error says that the data cannot be used; throws other errors. */
export function failAtData(error: unknown, { DATABASE_URL, DATA_DIR }: { DATABASE_URL?: string; DATA_DIR: string }) {
  const found = classifyDataError(error)
  if (!found) throw error
  const place = DATABASE_URL ? 'DATABASE_URL' : DATA_DIR
  fail(`${place}: ${found.trouble} (${found.code}). docs/troubleshooting.md says what to do.`)
}

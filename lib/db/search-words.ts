import { company } from '../../content/company.ts'
import type { Database } from './database.ts'
import type { ApplicationRow } from './schema.ts'

/** Every reference begins with it, so it would find all applications. */
const PREFIX = company.referencePrefix.toLowerCase()
const LAST_CHARACTER = '\u{10ffff}'
const MAX_WORDS = 6

/** Returns the words of a text in lower case and without accents: "zoe" and "7f3k" for "Zoë NK-7F3K". */
function toWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
  const words = plain.split(/[^\p{L}\p{N}]+/u)
  return [...new Set(words)].filter((word) => word !== '' && word !== PREFIX)
}

type Named = Pick<ApplicationRow, 'reference' | 'name' | 'lastName'>

/** Stores the words used to find applications. */
export async function insertWords(db: Database, applications: Named[]): Promise<void> {
  const rows = applications.flatMap(({ reference, name, lastName }) =>
    toWords(`${name} ${lastName} ${reference}`).map((word) => ({ word, reference })),
  )
  if (rows.length > 0) await db.insertInto('applicationWords').values(rows).execute()
}

/**
 * Returns a query for each word of a text. It selects the references of applications with a word that begins with it.
 */
export const findWords = (db: Database, text: string) =>
  toWords(text)
    .slice(0, MAX_WORDS)
    .map((word) =>
      db
        .selectFrom('applicationWords')
        .select('reference')
        .where('word', '>=', word)
        .where('word', '<', word + LAST_CHARACTER),
    )

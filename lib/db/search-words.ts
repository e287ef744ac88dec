import { company } from '../../content/company.ts'
import type { Database } from './database.ts'
import type { ApplicationRow } from './schema.ts'

/** Each reference begins with it, so that it finds nothing. */
const PREFIX = company.referencePrefix.toLowerCase()
const LAST_CHARACTER = '\u{10ffff}'
const MAX_WORDS = 6

/** The words of a text, in small letters and without accents: "Zoë NK-7F3K" has "zoe" and "7f3k". */
function toWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
  const words = plain.split(/[^\p{L}\p{N}]+/u)
  return [...new Set(words)].filter((word) => word !== '' && word !== PREFIX)
}

type Named = Pick<ApplicationRow, 'reference' | 'name' | 'lastName'>

/** Stores the words by which applications are found. */
export async function insertWords(db: Database, applications: Named[]): Promise<void> {
  const rows = applications.flatMap(({ reference, name, lastName }) =>
    toWords(`${name} ${lastName} ${reference}`).map((word) => ({ word, reference })),
  )
  if (rows.length > 0) await db.insertInto('applicationWords').values(rows).execute()
}

/** For each word of a text, a query of the references that have a word beginning with it. */
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

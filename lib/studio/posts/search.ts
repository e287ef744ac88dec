import { type RawBuilder, sql } from 'kysely'

const MAX_WORDS = 8

const searched = sql<string>`lower(title || ' ' || coalesce(category, '') || ' ' || "authorName" || ' ' || tags)`

const toPattern = (word: string) => `%${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

/** Returns a condition for each word of a search, which the title, category, author or topics must contain. */
export const toWordConditions = (search: string): RawBuilder<boolean>[] =>
  search
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .map((word) => sql<boolean>`${searched} like ${toPattern(word)} escape '\\'`)

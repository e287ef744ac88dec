import { caseStudies } from '../../../content/case-studies/index.ts'
import { journalArticles } from '../../../content/journal/index.ts'
import { toArticleContent } from '../../backend/article-content.ts'
import type { PieceContent } from '../../backend/piece-content.ts'
import { toStudyContent } from '../../backend/study-content.ts'
import type { Database } from '../database.ts'
import { toTriggers } from './invalidation-triggers.ts'
import { run, toPostgres } from './run-statements.ts'

type Pieces<Sample> = {
  table: 'caseStudies' | 'articles'
  /** The kind of its rows in `arrangement`. */
  kind: 'study' | 'article'
  tag: string
  samples: readonly Sample[]
  toContent: (sample: Sample) => PieceContent
}

type Sample = { id: string; image?: string; heroImage?: string }

/**
 * Returns a migration that adds a table, and writes the texts of the content files, which pages have shown until now. A
 * picture that the owner chose for one becomes its own.
 */
function addPieces<Each extends Sample>({ table, kind, tag, samples, toContent }: Pieces<Each>) {
  const tables = [
    `create table "${table}" (
    id text primary key, version integer not null, state text not null, title text not null,
    content text not null, slug text, published text, "publishAt" text, "publishedAt" text, "publishedVersion" integer,
    "updatedAt" text not null, "updatedBy" text not null, "deletedAt" text
  ) strict`,
    `create index "${table}Due" on "${table}" ("publishAt") where state = 'scheduled'`,
    `create unique index "${table}BySlug" on "${table}" (slug)`,
  ]
  // What people write is saved every few seconds, and changes no page.
  const triggers = toTriggers({ table, tag, columns: 'of published, "deletedAt"' })
  const toTag = (version: string) => `insert into invalidations (tag, version) values ('${tag}', ${version})`
  const addTable = run(
    [...tables, toTag('lower(hex(randomblob(16)))'), ...triggers.sqlite],
    [...tables.map(toPostgres), toTag('gen_random_uuid()'), ...triggers.postgres],
  )
  return async (db: Database): Promise<void> => {
    await addTable(db)
    const pictures = await db.selectFrom('arrangement').select(['id', 'image']).where('kind', '=', kind).execute()
    const rows = samples.map((sample) => {
      const chosen = pictures.find(({ id }) => id === sample.id)?.image
      const written = toContent(chosen ? { ...sample, image: chosen, heroImage: chosen } : sample)
      const content = JSON.stringify(written)
      return {
        id: sample.id,
        version: 1,
        state: 'published' as const,
        title: written.title,
        content,
        slug: sample.id,
        published: content,
        publishAt: null,
        publishedAt: written.publishedDate,
        publishedVersion: 1,
        updatedAt: written.publishedDate,
        updatedBy: '',
        deletedAt: null,
      }
    })
    if (rows.length > 0) await db.insertInto(table).values(rows).execute()
    await db.updateTable('arrangement').set({ image: null }).where('kind', '=', kind).execute()
  }
}

export const addCaseStudies = addPieces({
  table: 'caseStudies',
  kind: 'study',
  tag: 'case-studies',
  samples: caseStudies,
  toContent: toStudyContent,
})

export const addArticles = addPieces({
  table: 'articles',
  kind: 'article',
  tag: 'articles',
  samples: journalArticles,
  toContent: toArticleContent,
})

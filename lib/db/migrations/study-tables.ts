import { caseStudies } from '../../../content/case-studies/index.ts'
import { toStudyContent } from '../../backend/study-content.ts'
import type { Database } from '../database.ts'
import { toTriggers } from './invalidation-triggers.ts'
import { run, toPostgres } from './run-statements.ts'

const studies = [
  `create table "caseStudies" (
    id text primary key, version integer not null, state text not null, title text not null,
    content text not null, slug text, published text, "publishAt" text, "publishedAt" text, "publishedVersion" integer,
    "updatedAt" text not null, "updatedBy" text not null, "deletedAt" text
  ) strict`,
  `create index "caseStudiesDue" on "caseStudies" ("publishAt") where state = 'scheduled'`,
  'create unique index "caseStudiesBySlug" on "caseStudies" (slug)',
]

// What people write is saved every few seconds, and changes no page.
const triggers = toTriggers({ table: 'caseStudies', tag: 'case-studies', columns: 'of published, "deletedAt"' })
const toTag = (version: string) => `insert into invalidations (tag, version) values ('case-studies', ${version})`

const addTable = run(
  [...studies, toTag('lower(hex(randomblob(16)))'), ...triggers.sqlite],
  [...studies.map(toPostgres), toTag('gen_random_uuid()'), ...triggers.postgres],
)

/**
 * Adds case studies, and writes those of the content files, which pages have shown until now. A picture that the owner
 * chose for one becomes its own.
 */
export async function addCaseStudies(db: Database): Promise<void> {
  await addTable(db)
  const pictures = await db.selectFrom('arrangement').select(['id', 'image']).where('kind', '=', 'study').execute()
  const rows = caseStudies.map((study) => {
    const chosen = pictures.find(({ id }) => id === study.id)?.image
    const content = JSON.stringify(toStudyContent(chosen ? { ...study, image: chosen, heroImage: chosen } : study))
    return {
      id: study.id,
      version: 1,
      state: 'published' as const,
      title: study.title,
      content,
      slug: study.id,
      published: content,
      publishAt: null,
      publishedAt: study.publishedDate,
      publishedVersion: 1,
      updatedAt: study.publishedDate,
      updatedBy: '',
      deletedAt: null,
    }
  })
  if (rows.length > 0) await db.insertInto('caseStudies').values(rows).execute()
  await db.updateTable('arrangement').set({ image: null }).where('kind', '=', 'study').execute()
}

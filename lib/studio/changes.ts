import { listAudit } from '../db/audit.ts'
import type { Database } from '../db/database.ts'
import type { AuditRow } from '../db/schema.ts'

/** A line of the audit list. `title` is the current title of the post, job, case study, article or issue, or null if it has none. */
export type Change = AuditRow & { title: string | null }

const TABLES = {
  post: ['posts', 'drafts'],
  job: ['jobs'],
  study: ['caseStudies'],
  article: ['articles'],
  issue: ['issues'],
} as const

/** Adds the titles of posts, jobs, case studies, articles and issues. */
export async function addTitles(db: Database, rows: readonly AuditRow[]): Promise<Change[]> {
  const titles = new Map<string, string>()
  for (const [kind, tables] of Object.entries(TABLES)) {
    const subjects = rows.filter(({ subject }) => subject.startsWith(`${kind} `)).map(({ subject }) => subject)
    const ids = subjects.map((subject) => subject.slice(kind.length + 1))
    // The title in the Studio is newer than the one on the site.
    for (const table of ids.length > 0 ? tables : [])
      for (const { id, title } of await findTitles(db, table, ids)) titles.set(`${kind} ${id}`, title)
  }
  return rows.map((row) => ({ ...row, title: titles.get(row.subject) ?? null }))
}

const findTitles = (
  db: Database,
  table: 'posts' | 'drafts' | 'jobs' | 'caseStudies' | 'articles' | 'issues',
  ids: readonly string[],
) =>
  table === 'issues'
    ? db.selectFrom(table).select(['id', 'subject as title']).where('id', 'in', ids).execute()
    : db.selectFrom(table).select(['id', 'title']).where('id', 'in', ids).execute()

/** Returns the latest changes, newest first. */
export const listChanges = async (db: Database): Promise<Change[]> => addTitles(db, await listAudit(db))

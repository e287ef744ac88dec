import { randomBytes } from 'node:crypto'
import type { Database } from '../backend/own/database.ts'
import type { AuditRow } from '../backend/own/schema.ts'
import type { Person } from './sessions.ts'

/** Who changed something: a person of the Studio, or a candidate through the own page. */
type Actor = Person | { name: string; role: 'candidate' }

/** Records who did what. `subject` names a thing ("post p1", "application NK-…"), never a candidate. */
export async function record(db: Database, { name, role }: Actor, action: string, subject: string): Promise<void> {
  const at = new Date().toISOString()
  const row = { id: randomBytes(9).toString('base64url'), at, name, role, action, subject }
  await db.insertInto('studioAudit').values(row).execute()
}

/** The latest changes first. */
export const listAudit = (db: Database, most = 100): Promise<AuditRow[]> =>
  db.selectFrom('studioAudit').selectAll().orderBy('at', 'desc').orderBy('id').limit(most).execute()

/** A line of the audit list; `title` is that of the post, job or issue as it is now, null where there is none. */
export type Change = AuditRow & { title: string | null }

const toId = (kind: string, { subject }: AuditRow) =>
  subject.startsWith(`${kind} `) ? [subject.split(' ')[1] ?? ''] : []

/** Adds the titles that people know posts, jobs and issues by. */
export async function addTitles(db: Database, rows: readonly AuditRow[]): Promise<Change[]> {
  const posts = rows.flatMap((row) => toId('post', row))
  const jobs = rows.flatMap((row) => toId('job', row))
  const issues = rows.flatMap((row) => toId('issue', row))
  const find = async (table: 'drafts' | 'posts' | 'jobs', ids: string[]) =>
    ids.length > 0 ? db.selectFrom(table).select(['id', 'title']).where('id', 'in', ids).execute() : []
  // What is in the Studio now counts more than what is on the site.
  const subjects = db.selectFrom('issues').select(['id', 'subject as title'])
  const found = await Promise.all([
    find('posts', posts),
    find('drafts', posts),
    find('jobs', jobs),
    issues.length > 0 ? subjects.where('id', 'in', issues).execute() : [],
  ])
  const titles = new Map(found.flat().map(({ id, title }) => [id, title]))
  return rows.map((row) => {
    const [id] = [...toId('post', row), ...toId('job', row), ...toId('issue', row)]
    return { ...row, title: id === undefined ? null : (titles.get(id) ?? null) }
  })
}

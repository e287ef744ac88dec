import type { Database } from '../backend/own/database.ts'
import type { AuditRow } from '../backend/own/schema.ts'

/** A line of the audit list; `title` is that of the post or job as it is now, null where there is none. */
export type Change = AuditRow & { title: string | null }

const toId = (kind: string, { subject }: AuditRow) =>
  subject.startsWith(`${kind} `) ? [subject.split(' ')[1] ?? ''] : []

/** Adds the titles that people know posts and jobs by. */
export async function addTitles(db: Database, rows: readonly AuditRow[]): Promise<Change[]> {
  const posts = rows.flatMap((row) => toId('post', row))
  const jobs = rows.flatMap((row) => toId('job', row))
  const find = async (table: 'drafts' | 'posts' | 'jobs', ids: string[]) =>
    ids.length > 0 ? db.selectFrom(table).select(['id', 'title']).where('id', 'in', ids).execute() : []
  // What is in the Studio now counts more than what is on the site.
  const found = await Promise.all([find('posts', posts), find('drafts', posts), find('jobs', jobs)])
  const titles = new Map(found.flat().map(({ id, title }) => [id, title]))
  return rows.map((row) => {
    const [id] = [...toId('post', row), ...toId('job', row)]
    return { ...row, title: id === undefined ? null : (titles.get(id) ?? null) }
  })
}

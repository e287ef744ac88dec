import type { Database } from '../db/database.ts'
import { readPostPath } from '../format/post-path.ts'
import type { ReadItem } from './reads.ts'

const PATH = /^\/(blog-read|journal-read|case-study-read|job-apply)\/([^/]{1,2000})$/

/**
 * Returns the item that a path shows, or null if there is none: only what exists is counted. `readJobToken` returns the
 * id in a position's link.
 */
export async function findReadItem(
  db: Database,
  path: string,
  readJobToken: (token: string) => string | undefined,
): Promise<ReadItem | null> {
  const [, page, name = ''] = PATH.exec(path) ?? []
  if (page === 'journal-read' || page === 'case-study-read') {
    const [kind, table] =
      page === 'journal-read' ? (['article', 'articles'] as const) : (['study', 'caseStudies'] as const)
    const pieces = db.selectFrom(table).select('id').where('slug', '=', name)
    const piece = await pieces.where('published', 'is not', null).where('deletedAt', 'is', null).executeTakeFirst()
    return piece ? { kind, id: piece.id } : null
  }
  if (page === 'blog-read') {
    for (const id of readPostPath(name))
      if (await db.selectFrom('posts').select('id').where('id', '=', id).executeTakeFirst()) return { kind: 'post', id }
  }
  if (page === 'job-apply') {
    const id = readJobToken(name)
    const job = id && (await db.selectFrom('jobs').select('id').where('id', '=', id).executeTakeFirst())
    if (job) return { kind: 'job', id: job.id }
  }
  return null
}

import { toList } from '../../backend/embedded/read-content.ts'
import type { Database } from '../../db/database.ts'
import { missing } from '../studio-problem.ts'
import { changeDraft } from './drafts.ts'
import { keepVersion } from './versions.ts'

/** A tag, the number of posts that have it, and how many of these visitors see. */
export type CountedTag = { tag: string; posts: number; published: number }

/** How the audit list names a tag. */
export const toTagSubject = (tag: string) => `tag “${tag}”`

/** Returns the rows of drafts that are not deleted, and of posts that the Studio has not changed yet. */
async function readTags(db: Database): Promise<{ id: string; tags: string[]; isPublished: boolean }[]> {
  const drafts = await db.selectFrom('drafts').select(['id', 'tags', 'state', 'deletedAt']).execute()
  const posts = await db.selectFrom('posts').select(['id', 'tags']).execute()
  const known = new Set(drafts.map(({ id }) => id))
  return [
    ...drafts
      .filter(({ deletedAt }) => deletedAt === null)
      .map(({ id, tags, state }) => ({ id, tags: toList(tags), isPublished: state === 'published' })),
    ...posts.filter(({ id }) => !known.has(id)).map(({ id, tags }) => ({ id, tags: toList(tags), isPublished: true })),
  ]
}

/** Returns all tags of posts by name. */
export async function listTags(db: Database): Promise<CountedTag[]> {
  const counts = new Map<string, CountedTag>()
  for (const { tags, isPublished } of await readTags(db))
    for (const tag of new Set(tags)) {
      const counted = counts.get(tag) ?? { tag, posts: 0, published: 0 }
      counted.posts += 1
      if (isPublished) counted.published += 1
      counts.set(tag, counted)
    }
  return [...counts.values()].sort((one, other) => one.tag.localeCompare(other.tag, 'en'))
}

/** Returns tags with `to` instead of `from`, once; without `from` if `to` is empty. */
function toReplaced(tags: readonly string[], from: string, to: string): string[] {
  const replaced = tags.map((tag) => (tag === from ? to : tag)).filter(Boolean)
  return [...new Set(replaced)]
}

/**
 * Renames a tag in all posts, merges it with another, or removes it if `to` is empty. The former tags of a post that the
 * Studio has saved stay in its versions. Returns the number of posts that had it. Throws `missing` if none had.
 */
export async function replaceTag(
  db: Database,
  { from, to, by }: { from: string; to: string; by: string },
  now = new Date(),
): Promise<number> {
  const change = (tags: string) => JSON.stringify(toReplaced(toList(tags), from, to))
  const ids = (await readTags(db)).filter(({ tags }) => tags.includes(from)).map(({ id }) => id)
  for (const id of ids) {
    const row = await db.selectFrom('drafts').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) continue
    await keepVersion(db, row, 'save')
    const version = row.version + 1
    await changeDraft(db, row, {
      tags: change(row.tags),
      version,
      // The published post changes as well, so a draft without other changes still has none.
      publishedVersion: row.publishedVersion === row.version ? version : row.publishedVersion,
      updatedAt: now.toISOString(),
      updatedBy: by,
    })
  }
  const posts = await db.selectFrom('posts').select(['id', 'tags']).execute()
  const shown = posts.filter(({ tags }) => toList(tags).includes(from))
  for (const { id, tags } of shown)
    await db
      .updateTable('posts')
      .set({ tags: change(tags) })
      .where('id', '=', id)
      .execute()
  const count = new Set([...ids, ...shown.map(({ id }) => id)]).size
  if (count === 0) throw missing()
  return count
}

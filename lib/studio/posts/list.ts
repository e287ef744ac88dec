import { sql } from 'kysely'
import { toPostSubject } from '../../art/get-scene.ts'
import type { Database } from '../../db/database.ts'
import type { PostState } from '../../db/schema.ts'
import { toPictureUrl } from '../../pictures/picture-url.ts'
import type { ListedPost, ListedState, PostList } from './post-draft.ts'
import { toWordConditions } from './search.ts'

const PAGE_SIZE = 25

/** A query of the list. `page` counts from 1. */
type ListQuery = { state: ListedState | null; search: string; page: number }

/** Returns a query for all drafts, and for the posts that have none yet. */
function selectAll(db: Database) {
  const drafts = db
    .selectFrom('drafts')
    .select([
      'id',
      'title',
      'category',
      'authorName',
      'tags',
      'image',
      'publishAt',
      'publishedAt',
      'updatedAt',
      'updatedBy',
    ])
    .select(['state', 'version', 'publishedVersion', 'deletedAt'])
  const posts = db
    .selectFrom('posts')
    .select(['id', 'title', 'category', 'authorName', 'tags', 'image'])
    .select(({ ref, fn }) => [
      sql<string | null>`null`.as('publishAt'),
      ref('createdAt').as('publishedAt'),
      fn.coalesce('updatedAt', 'createdAt').as('updatedAt'),
      sql<string>`''`.as('updatedBy'),
      sql<PostState>`'published'`.as('state'),
      sql<number>`0`.as('version'),
      sql<number | null>`0`.as('publishedVersion'),
      sql<string | null>`null`.as('deletedAt'),
    ])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('drafts').select('drafts.id').whereRef('drafts.id', '=', 'posts.id'))),
    )
  return db.selectFrom(drafts.unionAll(posts).as('all'))
}

const listed = sql<ListedState>`case when "deletedAt" is null then state else 'deleted' end`

/** Returns a page of the posts, last changed first. */
export async function listPosts(db: Database, { state, search, page }: ListQuery): Promise<PostList> {
  const found = toWordConditions(search).reduce((query, condition) => query.where(condition), selectAll(db))
  const counted = await found
    .select(({ fn }) => [listed.as('listed'), fn.countAll<number>().as('count')])
    .groupBy('listed')
    .execute()
  const counts = { draft: 0, scheduled: 0, published: 0, deleted: 0 }
  for (const { listed, count } of counted) counts[listed] = Number(count)
  const wanted = state ? found.where(listed, '=', state) : found.where('deletedAt', 'is', null)
  const rows = await wanted
    .selectAll()
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  const posts = rows.map(
    ({ version, publishedVersion, deletedAt, category, authorName, tags, image, ...row }): ListedPost => ({
      ...row,
      category: category ?? '',
      author: authorName,
      picture: toPictureUrl(image, 'thumb', toPostSubject({ image, category })),
      hasChanges: row.state === 'published' && version !== publishedVersion,
      isDeleted: deletedAt !== null,
    }),
  )
  const total = state ? counts[state] : counts.draft + counts.scheduled + counts.published
  return { posts, total, pageSize: PAGE_SIZE, counts }
}

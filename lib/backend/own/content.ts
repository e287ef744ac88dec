import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Job, Post, TeamMember } from '../contract.ts'
import { countWords, type PostSummary } from '../summary.ts'
import type { Database } from './database.ts'
import type { JobRow, PostRow } from './schema.ts'

const toList = (json: string): string[] => {
  const value: unknown = JSON.parse(json)
  return Array.isArray(value) ? value.map(String) : []
}

function toPost({ position: _, words: __, authorName, authorDesignation, tags, ...row }: PostRow): Post {
  return { ...row, tags: toList(tags), author: { name: authorName, designation: authorDesignation } }
}

function toJob({ position: _, requirements, responsibilities, ...row }: JobRow): Job {
  return { ...row, requirements: toList(requirements), responsibilities: toList(responsibilities) }
}

/** All posts, latest first. */
export async function getPosts(db: Database): Promise<Post[]> {
  const rows = await db.selectFrom('posts').selectAll().orderBy('createdAt', 'desc').orderBy('position').execute()
  return rows.map(toPost)
}

const SUMMARY = [
  'id',
  'title',
  'subTitle',
  'image',
  'category',
  'tags',
  'authorName',
  'authorDesignation',
  'createdAt',
  'updatedAt',
  'readTime',
  'level',
  'words',
] as const

// Visitors' requests run between two batches.
const BATCH = 200

async function countMissingWords(db: Database) {
  for (;;) {
    const uncounted = db.selectFrom('posts').select(['id', 'description']).where('words', 'is', null)
    // In order, so that two machines doing this at once cannot deadlock.
    const rows = await uncounted.orderBy('id').limit(BATCH).execute()
    if (rows.length === 0) return
    await db.transaction().execute(async (transaction) => {
      for (const { id, description } of rows) {
        const words = countWords(description)
        await transaction.updateTable('posts').set({ words }).where('id', '=', id).execute()
      }
    })
    await nextTurn()
  }
}

/** All posts without their bodies, latest first. */
export async function getPostSummaries(db: Database): Promise<PostSummary[]> {
  await countMissingWords(db)
  const rows = await db.selectFrom('posts').select(SUMMARY).orderBy('createdAt', 'desc').orderBy('position').execute()
  return rows.map(({ authorName, authorDesignation, tags, words, ...row }) => ({
    ...row,
    tags: toList(tags),
    author: { name: authorName, designation: authorDesignation },
    words: words ?? 0,
  }))
}

/** One post, or null. */
export async function getPost(db: Database, id: string): Promise<Post | null> {
  const row = await db.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toPost(row) : null
}

/** The whole team in page order. */
export async function getTeam(db: Database): Promise<TeamMember[]> {
  const rows = await db.selectFrom('team').selectAll().orderBy('position').execute()
  return rows.map(({ position: _, ...member }) => member)
}

/** All open positions. */
export async function getJobs(db: Database): Promise<Job[]> {
  const rows = await db.selectFrom('jobs').selectAll().orderBy('position').execute()
  return rows.map(toJob)
}

/** One open position, or null. */
export async function getJob(db: Database, id: string): Promise<Job | null> {
  const row = await db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toJob(row) : null
}

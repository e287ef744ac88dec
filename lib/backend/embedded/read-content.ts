import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '../../db/database.ts'
import { type Page, type PageRequest, readPage } from '../../db/paging.ts'
import type { JobRow, PostRow } from '../../db/schema.ts'
import { readShortText } from '../../rich-text/short-text.ts'
import { type Article, toArticle } from '../article-content.ts'
import type { Job, JobQuestion, Post, PostSummary, TeamMember } from '../contract.ts'
import { selectOpenJobs } from '../job-closing.ts'
import { toFormParts } from '../job-form.ts'
import type { PieceContent } from '../piece-content.ts'
import { type Study, toStudy } from '../study-content.ts'
import { countWords } from '../summary.ts'

/** Parses a list that is stored as JSON. */
export const toList = (json: string): string[] => {
  const value: unknown = JSON.parse(json)
  return Array.isArray(value) ? value.map(String) : []
}

/** Parses the questions of a position, which were checked before they were stored. */
export const toQuestions = (json: string) => JSON.parse(json) as JobQuestion[]

function toPost(row: PostRow): Post {
  const { text, delta } = readShortText(row.subTitle)
  return {
    id: row.id,
    title: row.title,
    subTitle: text,
    ...(delta && { subTitleDelta: delta }),
    description: row.description,
    image: row.image,
    imageAlt: row.imageAlt,
    category: row.category,
    tags: toList(row.tags),
    author: { name: row.authorName, designation: row.authorDesignation },
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    readTime: row.readTime,
    level: row.level,
    slug: row.slug,
    ...(row.seoTitle && { seoTitle: row.seoTitle }),
    ...(row.seoDescription && { seoDescription: row.seoDescription }),
    ...(row.canonical && { canonical: row.canonical }),
  }
}

const isStated = ({ kind, decisionBy, screening }: JobRow) =>
  kind !== null || decisionBy !== null || screening !== 'people'

function toJob(row: JobRow): Job {
  const { text, delta } = readShortText(row.description)
  return {
    id: row.id,
    title: row.title,
    department: row.department,
    location: row.location,
    jobType: row.jobType,
    experience: row.experience,
    salary: row.salary,
    description: text,
    ...(delta && { descriptionDelta: delta }),
    createdAt: row.createdAt,
    closingDate: row.closingDate,
    requirements: toList(row.requirements),
    responsibilities: toList(row.responsibilities),
    ...(isStated(row) && { posting: { kind: row.kind, decisionBy: row.decisionBy, screening: row.screening } }),
    ...toFormParts({ ...row, questions: toQuestions(row.questions) }),
  }
}

/** Returns all posts, latest first. */
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
  'slug',
  'imageAlt',
  'words',
  'canonical',
] as const

// Small enough that visitors' requests can run between two batches.
const BATCH = 200

async function countMissingWords(db: Database) {
  for (;;) {
    const uncounted = db.selectFrom('posts').select(['id', 'description']).where('words', 'is', null)
    // Ordered, so that two machines cannot deadlock.
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

function toSummary(summary: Pick<PostRow, (typeof SUMMARY)[number]>): PostSummary {
  const { authorName, authorDesignation, tags, words, canonical, ...row } = summary
  return {
    ...row,
    ...(canonical && { canonical }),
    subTitle: readShortText(row.subTitle).text,
    tags: toList(tags),
    author: { name: authorName, designation: authorDesignation },
    words: words ?? 0,
  }
}

/** Returns all posts without their bodies, latest first. */
export async function getPostSummaries(db: Database): Promise<PostSummary[]> {
  await countMissingWords(db)
  const rows = await db.selectFrom('posts').select(SUMMARY).orderBy('createdAt', 'desc').orderBy('position').execute()
  return rows.map(toSummary)
}

/** Returns a page of posts without their bodies, latest first. */
export async function getPostPage(db: Database, request: PageRequest): Promise<Page<PostSummary>> {
  await countMissingWords(db)
  const { rows, next } = await readPage(db.selectFrom('posts').select(SUMMARY), ['createdAt', 'id'], request)
  return { rows: rows.map(toSummary), next }
}

export const getPostBodies = (db: Database, ids: readonly string[]): Promise<Pick<Post, 'id' | 'description'>[]> =>
  db.selectFrom('posts').select(['id', 'description']).where('id', 'in', ids).execute()

export async function getPost(db: Database, id: string): Promise<Post | null> {
  const row = await db.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toPost(row) : null
}

/** Returns the team in page order. */
export async function getTeam(db: Database): Promise<TeamMember[]> {
  const rows = await db.selectFrom('team').selectAll().where('removedAt', 'is', null).orderBy('position').execute()
  return rows.map((row) => {
    const { text, delta } = readShortText(row.bio)
    return {
      name: row.name,
      designation: row.designation,
      bio: text,
      ...(delta && { bioDelta: delta }),
      image: row.image,
      linkedinLink: row.linkedinLink,
      twitterLink: row.twitterLink,
      githubLink: row.githubLink,
    }
  })
}

export async function getJobs(db: Database): Promise<Job[]> {
  const rows = await selectOpenJobs(db).selectAll().orderBy('position').execute()
  return rows.map(toJob)
}

export async function getJob(db: Database, id: string): Promise<Job | null> {
  const row = await selectOpenJobs(db).selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toJob(row) : null
}

/** Returns what visitors see of the case studies or journal articles, latest first. */
async function getPieces<Content extends PieceContent, Piece extends { publishedDate: string }>(
  db: Database,
  table: 'caseStudies' | 'articles',
  toPiece: (id: string, slug: string, content: Content) => Piece,
): Promise<Piece[]> {
  const rows = await db
    .selectFrom(table)
    .select(['id', 'slug', 'published'])
    .where('published', 'is not', null)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute()
  // The Studio checked the content before it was stored.
  const pieces = rows.map(({ id, slug, published }) => toPiece(id, slug ?? id, JSON.parse(published ?? '') as Content))
  return pieces.toSorted((one, other) => other.publishedDate.localeCompare(one.publishedDate))
}

/** Returns the case studies that visitors see, latest first. */
export const getStudies = (db: Database): Promise<Study[]> => getPieces(db, 'caseStudies', toStudy)

/** Returns the journal articles that visitors see, latest first. */
export const getArticles = (db: Database): Promise<Article[]> => getPieces(db, 'articles', toArticle)

/**
 * Returns the version of each list by its tag. The database's triggers change it with the list, no matter which program writes.
 */
export async function getVersions(db: Database): Promise<Record<string, string>> {
  const rows = await db.selectFrom('invalidations').selectAll().execute()
  return Object.fromEntries(rows.map(({ tag, version }) => [tag, version]))
}

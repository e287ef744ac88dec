import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { cardUrl } from '../art/card-url.ts'
import { text } from '../backend/contract.ts'
import type { Database } from '../db/database.ts'
import { countRows } from '../db/paging.ts'
import type { IssueRow, IssueState } from '../db/schema.ts'
import { enqueueMails } from '../delivery/deliveries.ts'
import { getEnv, sendsMail } from '../env.ts'
import { toPostPath } from '../format/post-path.ts'
import { TEXT_LIMITS } from '../limits.ts'
import { type IssuePost, toIssueMail } from '../mail/issue-mail.ts'
import { type ShownMail, toShownMail } from '../mail/message.ts'
import { selectReaders } from '../newsletter/due-issues.ts'
import { isTooSoon } from '../newsletter/issue-pause.ts'
import { readShortText } from '../rich-text/short-text.ts'
import { routes } from '../routes.ts'
import { toFullUrl } from '../seo/address.ts'
import { toCardText } from '../seo/article.ts'
import { createConflict } from './conflict.ts'
import { toWordConditions } from './posts/search.ts'
import { missing, StudioFailure } from './studio-problem.ts'

const MAX_POSTS = 20

/** The number of posts that a search offers at once. */
export const MAX_CHOICES = 50

/** Parses the form of an issue. */
export const issueSchema = z.object({
  subject: text(TEXT_LIMITS.line),
  introduction: text(TEXT_LIMITS.short),
  posts: z.array(z.string().max(300)).max(MAX_POSTS, `must be at most ${MAX_POSTS}`),
})
type IssueInput = z.infer<typeof issueSchema>

/** An issue as a list shows it. `left` is the number of subscribers who have not received it yet. */
export type ListedIssue = Pick<IssueRow, 'id' | 'version' | 'subject' | 'state' | 'updatedAt' | 'endedAt' | 'sent'> & {
  left: number
}

/** An issue as its page shows it. */
export type StudioIssue = ListedIssue & { introduction: string; posts: PostChoice[] }

/** A post that an issue may show. It has no title if it is no longer on the site. */
export type PostChoice = { id: string; title: string }

/** Returns how the audit list refers to an issue. */
export const toIssueSubject = (id: string) => `issue ${id}`

async function toListed(db: Database, row: IssueRow): Promise<ListedIssue> {
  const { id, version, subject, state, updatedAt, endedAt, sent } = row
  const place = row.startedAt ? row : { cursor: '', startedAt: new Date().toISOString() }
  const left = state === 'sent' ? 0 : await countRows(selectReaders(db, place))
  return { id, version, subject, state, updatedAt, endedAt, sent, left }
}

async function toChoices(db: Database, ids: string[]): Promise<PostChoice[]> {
  const rows = await db.selectFrom('posts').select(['id', 'title']).where('id', 'in', ids).execute()
  return ids.map((id) => rows.find((post) => post.id === id) ?? { id, title: '' })
}

const toStudioIssue = async (db: Database, row: IssueRow): Promise<StudioIssue> => ({
  ...(await toListed(db, row)),
  introduction: row.introduction,
  posts: await toChoices(db, JSON.parse(row.posts) as string[]),
})

const getRow = (db: Database, id: string): Promise<IssueRow> =>
  db.selectFrom('issues').selectAll().where('id', '=', id).executeTakeFirstOrThrow(missing)

export async function listIssues(db: Database): Promise<ListedIssue[]> {
  const rows = await db.selectFrom('issues').selectAll().orderBy('createdAt', 'desc').limit(100).execute()
  return Promise.all(rows.map((row) => toListed(db, row)))
}

export const getIssue = async (db: Database, id: string): Promise<StudioIssue> =>
  toStudioIssue(db, await getRow(db, id))

/** Returns the latest published posts that contain all words of a search. */
export function findPostChoices(db: Database, search: string): Promise<PostChoice[]> {
  const latest = db.selectFrom('posts').select(['id', 'title']).orderBy('createdAt', 'desc').orderBy('id', 'desc')
  return toWordConditions(search)
    .reduce((query, condition) => query.where(condition), latest)
    .limit(MAX_CHOICES)
    .execute()
}

const toColumns = ({ posts, ...rest }: IssueInput) => ({
  ...rest,
  posts: JSON.stringify([...new Set(posts)]),
  updatedAt: new Date().toISOString(),
})

/** Stores a new issue. */
export async function addIssue(db: Database, input: IssueInput): Promise<StudioIssue> {
  const columns = toColumns(input)
  const row: IssueRow = {
    ...columns,
    id: randomBytes(9).toString('hex'),
    version: 1,
    state: 'draft',
    createdAt: columns.updatedAt,
    startedAt: null,
    endedAt: null,
    content: '[]',
    cursor: '',
    sent: 0,
    nextAt: '',
  }
  await db.insertInto('issues').values(row).execute()
  return toStudioIssue(db, row)
}

type Place = { id: string; version: number }

async function change(db: Database, { id, version }: Place, from: IssueState, columns: Partial<IssueRow>) {
  const row = await db
    .updateTable('issues')
    .set({ ...columns, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', from)
    .returningAll()
    .executeTakeFirst()
  if (row) return toStudioIssue(db, row)
  throw await createConflict(db, toIssueSubject(id), await getIssue(db, id))
}

/** Saves a change to a draft that is based on `place.version`. Throws `missing` or `conflict`. */
export const saveIssue = (db: Database, place: Place, input: IssueInput): Promise<StudioIssue> =>
  change(db, place, 'draft', toColumns(input))

/** Removes a draft. Throws `missing`. */
export async function removeIssue(db: Database, id: string): Promise<void> {
  const removed = db.deleteFrom('issues').where('id', '=', id).where('state', '=', 'draft').returning('id')
  await removed.executeTakeFirstOrThrow(missing)
}

/** Returns the content of an issue's email, without posts that are no longer on the site. */
async function readContent(db: Database, id: string) {
  const { subject, introduction, posts } = await getRow(db, id)
  const ids = JSON.parse(posts) as string[]
  const columns = ['id', 'title', 'subTitle', 'slug', 'category', 'image'] as const
  const rows = await db.selectFrom('posts').select(columns).where('id', 'in', ids).execute()
  const found = ids.flatMap((each) => rows.filter((row) => row.id === each))
  const toPost = ({ title, subTitle, category, image, ...row }: (typeof rows)[number]): IssuePost => ({
    title,
    text: readShortText(subTitle).text,
    href: toFullUrl(routes.post(toPostPath({ title, ...row }))),
    card: toFullUrl(cardUrl(toCardText({ title, category, image }))),
  })
  return { subject, introduction, posts: found.map(toPost) }
}

/** Returns the email that subscribers will get. */
export async function previewIssue(db: Database, id: string): Promise<ShownMail> {
  return toShownMail(toIssueMail('', await readContent(db, id)), getEnv().SITE_URL)
}

function requireMail(): void {
  if (!sendsMail(getEnv())) throw new StudioFailure('no-mail')
}

/** Sends the saved issue to one address. Throws `no-mail` or `missing`. */
export async function testIssue(db: Database, id: string, email: string): Promise<void> {
  requireMail()
  await enqueueMails(db, [toIssueMail(email, await readContent(db, id))], id)
}

/** Starts sending a draft to all confirmed subscribers. Its content is fixed from then on. */
export async function startIssue(db: Database, place: Place, now = new Date()): Promise<StudioIssue> {
  requireMail()
  const { subject, posts } = await readContent(db, place.id)
  const errors = {
    ...(subject === '' && { subject: 'is required' }),
    ...(posts.length === 0 && { posts: 'are required: choose at least one' }),
  }
  if (Object.keys(errors).length > 0) throw new StudioFailure('invalid', { errors })
  if (await isTooSoon(db, place.id, now)) throw new StudioFailure('too-soon')
  const at = now.toISOString()
  return change(db, place, 'draft', { state: 'sending', startedAt: at, nextAt: at, content: JSON.stringify(posts) })
}

/** Pauses an issue. Emails that are already queued still go out. */
export const pauseIssue = (db: Database, place: Place): Promise<StudioIssue> =>
  change(db, place, 'sending', { state: 'paused' })

/** Resumes a paused issue. */
export const resumeIssue = (db: Database, place: Place): Promise<StudioIssue> =>
  change(db, place, 'paused', { state: 'sending' })

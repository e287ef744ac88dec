import { z } from 'zod'
import { toDay } from '../../format/date.ts'
import { toWritable } from '../../format/text.ts'
import { log } from '../../log.ts'
import { BackendError, type Job, type Post, type TeamMember } from '../contract.ts'
import { isId } from '../ids.ts'
import { isObject, unwrap } from './envelope.ts'

// Tolerant: an unreadable optional field counts as empty, and an item without an id or a title is dropped.

const text = z
  .union([z.string(), z.number().transform(String)])
  .transform((value) => toWritable(value).trim())
  .catch('')
const textOrNull = text.transform((value) => value || null)
const id = z
  .union([z.string(), z.int().transform(String)])
  .transform((value) => value.trim())
  .refine(isId)
const title = text.refine((value) => value !== '')

const named = z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]).catch('')
const nameOrNull = named.transform((name) => toWritable(name).trim() || null)
const names = z
  .array(named)
  .catch([])
  .transform((list) => [...new Set(list.map((name) => toWritable(name).trim()).filter(Boolean))])

// A value nested a hundred thousand levels deep can be parsed but not stringified, so it is not a text.
const delta = z.union([z.looseObject({}), z.array(z.unknown())]).transform((value, context) => {
  try {
    return JSON.stringify(value)
  } catch {
    context.addIssue('too deep')
    return z.NEVER
  }
})
const richText = z.union([z.string(), delta]).catch('')

// A time without a zone counts as UTC, so that the day on the pages is the one the backend sent.
function toDateTime(value: string | number): string {
  if (typeof value === 'number') return new Date(value).toISOString()
  const [, date, time = '00:00:00', zone = 'Z'] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)\s*(Z|[+-]\d\d:?\d\d)?)?$/.exec(value.trim()) ?? []
  const iso = date ? `${date}T${time}${zone.replace(/(\d\d)(\d\d)$/, '$1:$2')}` : value
  const read = new Date(iso)
  return date && !Number.isNaN(read.getTime()) ? iso : read.toISOString()
}

const dateTime = z
  .union([z.string().min(1), z.number()])
  .transform((value, context) => {
    try {
      return toDateTime(value)
    } catch {
      context.addIssue('no date')
      return z.NEVER
    }
  })
  .catch('')

const person = z.object({ name: text, designation: text }).catch({ name: '', designation: '' })

const withId = (value: unknown) =>
  typeof value === 'object' && value !== null && '_id' in value ? { id: value._id, ...value } : value

const post = z.preprocess(
  withId,
  z
    .object({
      id,
      title,
      subTitle: text,
      description: richText,
      image: textOrNull,
      category: nameOrNull,
      tags: names,
      user: person,
      createdAt: dateTime,
      updatedAt: dateTime.transform((value) => value || null),
      readTime: textOrNull,
      level: nameOrNull,
      slug: textOrNull,
      imageAlt: textOrNull,
    })
    .transform(({ user, ...rest }): Post => ({ ...rest, author: user })),
)

const member: z.ZodType<TeamMember> = z.object({
  name: title,
  designation: text,
  bio: text,
  image: textOrNull,
  linkedinLink: textOrNull,
  twitterLink: textOrNull,
  githubLink: textOrNull,
})

const job = z.preprocess(
  withId,
  z.object({
    id,
    title,
    department: text,
    location: text,
    jobType: text,
    experience: text,
    salary: text,
    description: text,
    createdAt: dateTime,
    closingDate: dateTime.transform(toDay),
    requirements: names,
    responsibilities: names,
  }),
) as z.ZodType<Job>

function readList<Item>(schema: z.ZodType<Item>, what: string, body: unknown): Item[] {
  const data = isObject(body) ? body.data : undefined
  const list = [unwrap(body, 'content'), data, body].find(Array.isArray)
  if (!list) throw new BackendError('unreadable', `${what}: no list in the answer`)
  const items = list.flatMap((item) => {
    const result = schema.safeParse(item)
    return result.success ? [result.data] : []
  })
  const dropped = list.length - items.length
  if (dropped > 0) log.warn('items without id or title dropped', { what, dropped })
  // If no item can be read, this is another format and not an empty list: it must not replace good content.
  if (dropped > 0 && items.length === 0) throw new BackendError('unreadable', `${what}: no item can be read`)
  return items
}

function readItem<Item>(schema: z.ZodType<Item>, what: string, body: unknown): Item | null {
  if (isObject(body) && 'data' in body && body.data === null) return null
  const candidates = [isObject(body) ? body.data : undefined, body]
  for (const candidate of candidates) {
    const result = schema.safeParse(candidate)
    if (result.success) return result.data
  }
  throw new BackendError('unreadable', `${what}: no item in the answer`)
}

/** Search and pages find an item by its id, so a repeated id breaks them: the first item counts. */
function dropRepeatedIds<Item extends { id: string }>(what: string, items: Item[]): Item[] {
  const byId = new Map<string, Item>()
  for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item)
  const dropped = items.length - byId.size
  if (dropped > 0) log.warn('items with an id used before dropped', { what, dropped })
  return [...byId.values()]
}

/** The posts in an answer, each id once; BackendError `unreadable` if there is no list. */
export const readPosts = (body: unknown) => dropRepeatedIds('posts', readList(post, 'posts', body))
/** The post in an answer, or null where the backend has none. */
export const readPost = (body: unknown) => readItem(post, 'post', body)
/** The team in an answer. */
export const readTeam = (body: unknown) => readList(member, 'team', body)
/** The jobs in an answer, each id once. */
export const readJobs = (body: unknown) => dropRepeatedIds('jobs', readList(job, 'jobs', body))
/** The job in an answer, or null where the backend has none. */
export const readJob = (body: unknown) => readItem(job, 'job', body)

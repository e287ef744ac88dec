import { z } from 'zod'
import { toDay } from '../../format/date.ts'
import { toWritable } from '../../format/text.ts'
import { FILE_RULES, LISTINGS, QUESTION_LIMITS } from '../../limits.ts'
import { log } from '../../log.ts'
import { BackendError, type Job, jobQuestionSchema, type Post, type TeamMember, TOO_MUCH } from '../contract.ts'
import { isId } from '../ids.ts'
import { toFormParts } from '../job-form.ts'
import { isObject } from './envelope.ts'
import type { Item, JsonAnswer } from './read-json.ts'

// Tolerant: an unreadable optional field counts as empty, and an item without an id or a title is dropped.

/** The maximum number of characters in a text, and of names in a list. No real post, member or position has more. */
const MAX_TEXT = 100_000
const MAX_NAMES = 200

/**
 * The maximum number of lines and elements in an article, which take time to render. One of 200 pages has about 10,000.
 */
const MAX_MARKS = 50_000

const text = z
  .union([z.string().max(MAX_TEXT), z.number().transform(String)])
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
  .array(z.unknown())
  .transform((list) => list.slice(0, MAX_NAMES))
  .pipe(z.array(named))
  .catch([])
  .transform((list) => [...new Set(list.map((name) => toWritable(name).trim()).filter(Boolean))])

// A value nested a hundred thousand levels deep can be parsed but not stringified, so it does not count as a text.
const delta = z.union([z.looseObject({}), z.array(z.unknown())]).transform((value, context) => {
  try {
    return JSON.stringify(value)
  } catch {
    context.addIssue('too deep')
    return z.NEVER
  }
})
function isRenderable(value: string): boolean {
  let marks = 0
  for (const mark = /[<\n{\\]/g; marks <= MAX_MARKS && mark.test(value); ) marks += 1
  return marks <= MAX_MARKS
}
const richText = z.union([z.string(), delta]).refine(isRenderable).catch('')

// A time without a zone counts as UTC, so that pages show the day that the backend sent.
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

const questions = z
  .array(z.unknown())
  .transform((list) =>
    list
      .slice(0, QUESTION_LIMITS.questions)
      .flatMap((item) => jobQuestionSchema.safeParse(item).data ?? [])
      // Nobody could answer it.
      .filter(
        ({ kind, choices }) => kind !== 'choice' || (choices.length > 0 && new Set(choices).size === choices.length),
      )
      .filter(({ id }, index, all) => all.findIndex((other) => other.id === id) === index),
  )
  .catch([])
const fileRule = z.enum(FILE_RULES).catch('required')

const job = z.preprocess(
  withId,
  z
    .object({
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
      questions,
      resumeRule: fileRule,
      coverLetterRule: fileRule,
      listing: z.enum(LISTINGS).catch('listed'),
    })
    .transform(({ questions, resumeRule, coverLetterRule, listing, ...rest }) => ({
      ...rest,
      ...toFormParts({ questions, resumeRule, coverLetterRule, listing }),
    })),
) as z.ZodType<Job>

/** The items of the lists. */
export type Listed = { posts: Post; team: TeamMember; jobs: Job }
export type ListKind = keyof Listed

/** If none of this many first items can be read, the response is in another format. */
const MAX_UNREADABLE = 500
const MAX_ITEMS = { posts: 20_000, team: 1_000, jobs: 5_000 }

const schemas: { [Kind in ListKind]: z.ZodType<Listed[Kind]> } = { posts: post, team: member, jobs: job }

/** Receives the items of a response, then checks the whole. */
export type ListReader = {
  takeItem: (item: Item) => void
  /** Throws BackendError `unreadable` if there was no list or none of its items could be read. */
  finish: (answer: Pick<JsonAnswer, 'hasList'>) => void
}

function findReason(item: Item): string {
  if ('dropped' in item) return item.dropped
  const value = withId(item.value)
  if (!isObject(value)) return 'no object'
  if ('id' in value && !id.safeParse(value.id).success) return 'unusable id'
  return 'without id or title'
}

/** Creates the reader of a list. It passes each item to `keep`, but each id only once. */
export function createListReader<Kind extends ListKind>(kind: Kind, keep: (item: Listed[Kind]) => void): ListReader {
  // Search and pages find an item by its id, so a repeated id breaks them: the first item counts.
  const ids = new Set<string>()
  const dropped = new Map<string, number>()
  let taken = 0
  let kept = 0
  const drop = (reason: string) => dropped.set(reason, (dropped.get(reason) ?? 0) + 1)
  const schema: z.ZodType<Listed[Kind]> = schemas[kind]
  return {
    takeItem(item) {
      taken += 1
      if (taken > MAX_ITEMS[kind] || (kept === 0 && taken > MAX_UNREADABLE))
        throw new BackendError('unreadable', `${kind}: gave up after ${taken} items`, { cause: TOO_MUCH })
      const result = 'value' in item ? schema.safeParse(item.value) : null
      if (!result?.success) return void drop(findReason(item))
      const found: Listed[Kind] = result.data
      if ('id' in found && ids.has(found.id)) return void drop('id used before')
      if ('id' in found) ids.add(found.id)
      kept += 1
      keep(found)
    },
    finish({ hasList }) {
      if (!hasList) throw new BackendError('unreadable', `${kind}: no list in the answer`)
      for (const [reason, count] of dropped) log.warn('items dropped', { what: kind, reason, dropped: count })
      // If no item can be read, the format has changed. An empty list must not replace good content then.
      if (dropped.size > 0 && kept === 0) throw new BackendError('unreadable', `${kind}: no item can be read`)
    },
  }
}

function readItem<Value>(schema: z.ZodType<Value>, what: string, body: unknown): Value | null {
  if (isObject(body) && 'data' in body && body.data === null) return null
  const candidates = [isObject(body) ? body.data : undefined, body]
  for (const candidate of candidates) {
    const result = schema.safeParse(candidate)
    if (result.success) return result.data
  }
  throw new BackendError('unreadable', `${what}: no item in the answer`)
}

/** Returns the post in a response, or null if the backend has none. */
export const readPost = (body: unknown) => readItem(post, 'post', body)
/** Returns the job in a response, or null if the backend has none. */
export const readJob = (body: unknown) => readItem(job, 'job', body)

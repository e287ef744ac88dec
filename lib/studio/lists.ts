import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { readList } from '../backend/list-settings.ts'
import type { Database } from '../db/database.ts'
import { writeSetting } from '../db/settings.ts'
import { toSlug } from '../format/slug.ts'
import { moveAlerts } from '../jobs/alerts/alerts.ts'
import { LIST_LIMITS } from '../limits.ts'
import { fileLists, findEntry, type ListEntry, type ListName } from '../listing/lists.ts'
import { removeRedirect, saveRedirect } from '../redirects/redirects.ts'
import { routes } from '../routes.ts'
import { clean } from './company.ts'
import { createConflict } from './conflict.ts'
import { StudioFailure } from './studio-problem.ts'

/** How many positions or posts an entry has, and how many job alerts ask for it. */
type Uses = { items: number; alerts: number }

/** The departments or the categories as the Studio edits them, and those of the file. Version 0 was never set. */
export type StudioList = { id: ListName; version: number; entries: (ListEntry & Uses)[]; file: readonly ListEntry[] }

/** How the audit list names the lists. */
export const LIST_SUBJECTS: Record<ListName, string> = { departments: 'departments', categories: 'blog categories' }

const value = z.string().max(LIST_LIMITS.value)

/**
 * Parses a list. An entry without a known value is new. `moves` says which entry gets the positions or posts of one that is
 * removed.
 */
export const listSchema = z.object({
  entries: z
    .array(
      z.object({
        value: value.default(''),
        label: clean('text', LIST_LIMITS.label).min(1, 'is required'),
        introduction: clean('text', LIST_LIMITS.introduction).default(''),
      }),
    )
    .min(1, 'must have at least one entry')
    .max(LIST_LIMITS.entries, `must have at most ${LIST_LIMITS.entries} entries`),
  moves: z
    .array(z.object({ from: value, to: value }))
    .max(LIST_LIMITS.entries)
    .default([]),
})
export type ListInput = z.output<typeof listSchema>

/** New labels by the former ones. Two entries may exchange theirs, so all rows change at once. */
type Labels = ReadonlyMap<string, string>

/** Returns the new label of a row. */
function toNewLabel(column: string, labels: Labels): RawBuilder<string> {
  const cases = [...labels].map(([from, to]) => sql`when ${from} then ${to}`)
  return sql<string>`case ${sql.ref(column)} ${sql.join(cases, sql` `)} end`
}

async function relabelJobs(db: Database, labels: Labels): Promise<void> {
  // The version tells an editor that has the position open.
  await db
    .updateTable('jobs')
    .set((row) => ({ department: toNewLabel('department', labels), version: row('version', '+', 1) }))
    .where('department', 'in', [...labels.keys()])
    .execute()
  const content = relabelJson('content', 'department', labels)
  await db
    .updateTable('jobChanges')
    .set((row) => ({ content: content.value, version: row('version', '+', 1) }))
    .where(content.isConcerned)
    .execute()
}

/** Changes a label in a column of JSON, where only the quotation marks around keys and texts are not escaped. */
function relabelJson(column: string, key: 'department' | 'category', labels: Labels) {
  const toPair = (label: string) => `"${key}":${JSON.stringify(label)}`
  const has = (label: string) =>
    sql<boolean>`${sql.ref(column)} like ${`%${toPair(label).replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`
  const cases = [...labels].map(
    ([from, to]) => sql`when ${has(from)} then replace(${sql.ref(column)}, ${toPair(from)}, ${toPair(to)})`,
  )
  return {
    value: sql<string>`case ${sql.join(cases, sql` `)} end`,
    isConcerned: sql<boolean>`(${sql.join([...labels.keys()].map(has), sql` or `)})`,
  }
}

async function relabelPosts(db: Database, labels: Labels): Promise<void> {
  const category = toNewLabel('category', labels)
  const former = [...labels.keys()]
  // An import takes a post whose version it does not know for one that was edited here.
  const isImported = sql<boolean>`version = (select version from drafts where id = target and ${sql.ref('category')} in (${sql.join(former)}))`
  await db
    .updateTable('imports')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where(isImported)
    .execute()
  // A published post changes as well, so a draft without other changes still has none.
  await db
    .updateTable('drafts')
    .set((row) => ({
      category,
      version: row('version', '+', 1),
      publishedVersion: sql<
        number | null
      >`case when "publishedVersion" = version then version + 1 else "publishedVersion" end`,
    }))
    .where('category', 'in', former)
    .execute()
  await db.updateTable('posts').set({ category }).where('category', 'in', former).execute()
  const versions = relabelJson('content', 'category', labels)
  await db.updateTable('draftVersions').set({ content: versions.value }).where(versions.isConcerned).execute()
  const removed = relabelJson('removedPost', 'category', labels)
  await db.updateTable('drafts').set({ removedPost: removed.value }).where(removed.isConcerned).execute()
}

type Counts = { name: string | null; count: number | string | bigint }[]
const toCounts = (rows: Counts) => new Map(rows.map(({ name, count }) => [name ?? '', Number(count)]))

const countJobs = (db: Database): Promise<Counts> =>
  db
    .selectFrom('jobs')
    .select((row) => ['department as name', row.fn.countAll().as('count')])
    .where('removedAt', 'is', null)
    .groupBy('department')
    .execute()

/** A published post may have another category than its draft. */
const countPosts = (db: Database): Promise<Counts> =>
  db
    .selectFrom(
      db
        .selectFrom('posts')
        .select(['id', 'category'])
        .union(db.selectFrom('drafts').select(['id', 'category']).where('deletedAt', 'is', null))
        .as('used'),
    )
    .select((row) => ['category as name', row.fn.countAll().as('count')])
    .groupBy('category')
    .execute()

const countAlerts = (db: Database): Promise<Counts> =>
  db
    .selectFrom('jobAlerts')
    .select((row) => ['department as name', row.fn.countAll().as('count')])
    .groupBy('department')
    .execute()

/** What belongs to the entries of each list. */
const KINDS = {
  departments: {
    relabel: relabelJobs,
    count: countJobs,
    toPaths: (value: string) => [routes.careersDepartment(value), routes.jobFeed(value)],
  },
  categories: {
    relabel: relabelPosts,
    count: countPosts,
    toPaths: (value: string) => [routes.blogCategory(value)],
  },
}

/** Returns the departments or the categories. */
export async function getStudioList(db: Database, name: ListName): Promise<StudioList> {
  const { saved, version } = await readList(db, name)
  const items = toCounts(await KINDS[name].count(db))
  const alerts = name === 'departments' ? toCounts(await countAlerts(db)) : new Map<string, number>()
  const entries = (saved ?? fileLists[name]).map((entry) => ({
    ...entry,
    items: items.get(entry.label) ?? 0,
    alerts: alerts.get(entry.value) ?? 0,
  }))
  return { id: name, version, entries, file: fileLists[name] }
}

function createValue(label: string, taken: ReadonlySet<string>): string {
  const slug = toSlug(label) || 'other'
  for (let number = 1; ; number += 1) {
    const value = number === 1 ? slug : `${slug}-${number}`
    if (!taken.has(value)) return value
  }
}

/** Gives each new entry a value that no entry has or had. Throws `invalid` if two entries have the same name. */
function toEntries(before: readonly ListEntry[], input: ListInput['entries'], name: ListName): ListEntry[] {
  const free = new Set(before.map(({ value }) => value))
  const taken = new Set(free)
  const labels = new Set<string>()
  return input.map(({ value: known, label, introduction }, index) => {
    const spelling = label.toLowerCase()
    if (labels.has(spelling))
      throw new StudioFailure('invalid', { errors: { [`entries.${index}.label`]: 'is in the list twice' } })
    labels.add(spelling)
    const value = free.delete(known) ? known : createValue(label, taken)
    taken.add(value)
    return { value, label, introduction: name === 'categories' ? introduction : '' }
  })
}

/**
 * Stores a list that is based on `version`, in the caller's transaction, and gives positions or posts the new names. An
 * address stays the same when its entry gets another name; the address of an entry whose positions or posts move redirects.
 * Throws `conflict`, or `invalid` if an entry is in use but `moves` does not say where to.
 */
export async function saveList(db: Database, name: ListName, version: number, input: ListInput): Promise<StudioList> {
  const before = await getStudioList(db, name)
  if (before.version !== version) throw await createConflict(db, LIST_SUBJECTS[name], before)
  const { relabel, toPaths } = KINDS[name]
  const entries = toEntries(before.entries, input.entries, name)
  const labels = new Map<string, string>()
  for (const { value, label, items, alerts } of before.entries) {
    const kept = findEntry(entries, value)
    const target = kept ?? findEntry(entries, input.moves.find(({ from }) => from === value)?.to ?? '')
    if (!target && items + alerts > 0)
      throw new StudioFailure('invalid', { errors: { moves: `must say where “${label}” moves, because it is in use` } })
    if (target && target.label !== label) labels.set(label, target.label)
    if (!target || kept) continue
    if (name === 'departments') await moveAlerts(db, value, target.value)
    for (const [index, path] of toPaths(value).entries()) {
      const to = toPaths(target.value)[index]
      if (to) await saveRedirect(db, { path, target: to })
    }
  }
  // An earlier entry may have left a redirect at the address of a new one.
  const added = entries.filter(({ value }) => !findEntry(before.entries, value))
  for (const { value } of added) for (const path of toPaths(value)) await removeRedirect(db, path)
  if (labels.size > 0) await relabel(db, labels)
  const isFile = JSON.stringify(entries) === JSON.stringify(fileLists[name])
  const isWritten = await writeSetting(db, { name, version }, isFile ? null : entries)
  const current = await getStudioList(db, name)
  if (!isWritten) throw await createConflict(db, LIST_SUBJECTS[name], current)
  return current
}

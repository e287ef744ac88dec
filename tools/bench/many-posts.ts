/**
 * `node --conditions=react-server tools/bench/many-posts.ts FOLDER [posts]`: fills the embedded backend under FOLDER (a
 * DATA_DIR of its own, never the real one) up to that many posts (10,000). The added ones are older than the samples and
 * made of their sentences, so that words, tags and categories are spread as in a real blog; the same call makes the same.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { openDatabase } from '../../lib/backend/own/database.ts'
import type { PostRow } from '../../lib/backend/own/schema.ts'
import { posts as samples } from '../../lib/backend/own/seed/posts/index.ts'
import type { SeedPost } from '../../lib/backend/own/seed/types.ts'
import { blogCategories, popularTopics } from '../../lib/content/blog.ts'

const [folder, wanted = '10000'] = process.argv.slice(2)
if (!folder || !/^\d+$/.test(wanted)) {
  console.error('Usage: node --conditions=react-server tools/bench/many-posts.ts FOLDER [posts]')
  process.exit(1)
}

const VERBS = 'Measuring|Replacing|Testing|Shrinking|Moving|Reading|Repairing|Naming|Splitting'.split('|')
const THINGS = 'a ledger|a search index|an upload form|a nightly job|a login page|an image cache|a report'.split('|')
const PLACES = 'for a bank|in two weeks|on a slow phone|without downtime|before the audit|after an outage'.split('|')
const DAY = 86_400_000
const categories = blogCategories.filter(({ value }) => value).map(({ label }) => label)

const pick = <Item>(list: readonly Item[], place: number): Item => {
  const item = list[place % list.length]
  if (item === undefined) throw new Error('There is nothing to pick from')
  return item
}

/** Ids as different backends give them: numbers, UUIDs, ObjectIds. */
function toId(place: number): string {
  const hex = createHash('sha256').update(String(place)).digest('hex')
  if (place % 3 === 0) return String(10_000 + place)
  if (place % 3 === 1) return hex.slice(0, 24)
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function toDescription({ description }: SeedPost, title: string): string {
  if (typeof description === 'string') return `<p>${title}.</p>${description}`
  return JSON.stringify({ ops: [{ insert: `${title}.\n` }, ...description.ops] })
}

function toRow(place: number): PostRow {
  const sample = pick(samples, place)
  const round = Math.floor(place / VERBS.length)
  const words = [pick(VERBS, place), pick(THINGS, round), pick(PLACES, place + round)]
  const title = `${words.join(' ')}, part ${place}`
  const tags = [pick(popularTopics, place), pick(popularTopics, place * 5 + round), pick(sample.tags, round)]
  return {
    id: toId(place),
    position: samples.length + place,
    title,
    subTitle: sample.subTitle,
    description: toDescription(sample, title),
    image: null,
    category: pick(categories, place * 3 + round),
    tags: JSON.stringify([...new Set(tags)]),
    authorName: sample.author.name,
    authorDesignation: sample.author.designation,
    createdAt: new Date(Date.UTC(2025, 0, 1) - place * (DAY / 3)).toISOString(),
    readTime: place % 4 === 0 ? null : `${3 + (place % 15)} min`,
    level: place % 2 === 0 ? null : 'Advanced',
    words: null,
  }
}

const isNew = !existsSync(folder)
const db = await openDatabase(folder)
const { count } = await db
  .selectFrom('posts')
  .select(({ fn }) => fn.countAll<number>().as('count'))
  .executeTakeFirstOrThrow()
if (!isNew && count !== samples.length) {
  console.error(`${folder} holds ${count} posts already: name a folder that does not exist yet.`)
  process.exit(1)
}
const rows = Array.from({ length: Math.max(0, Number(wanted) - samples.length) }, (_, place) => toRow(place))
await db.transaction().execute(async (transaction) => {
  for (const row of rows) await transaction.insertInto('posts').values(row).execute()
})
await db.destroy()
console.log(`${folder} holds ${rows.length + samples.length} posts.`)

import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { makeFolder } from '../data-folder.ts'
import { describeError, log } from '../log.ts'
import type { Article } from './article-content.ts'
import type { Job, Post, PostSummary, TeamMember } from './contract.ts'
import type { Study } from './study-content.ts'

export type Lists = { summaries: PostSummary[]; team: TeamMember[]; jobs: Job[]; studies: Study[]; articles: Article[] }

export type PostBody = Pick<Post, 'id' | 'description'>

type ReadBodies = (ids: string[]) => Promise<PostBody[]>

/** The bodies of posts while a list is read. */
type Stage = {
  add(body: PostBody): void
  /** Removes what was added, so that another attempt can start. */
  clear(): void
  /** Stores these posts as the last good ones, with the bodies that were added. */
  save(summaries: PostSummary[]): Promise<void>
}

/** The last lists of the backend, on disk. Pages use them during an outage, even after a restart. */
export type LastGood = {
  save<Kind extends 'team' | 'jobs' | 'studies' | 'articles'>(kind: Kind, items: Lists[Kind]): Promise<void>
  /** Reads only the bodies of posts whose summary has changed: ten thousand are 80 MB. */
  savePosts(summaries: PostSummary[], readBodies: ReadBodies): Promise<void>
  /** Stores bodies on disk while a list is read: all of them may not fit into memory. */
  stageBodies(): Stage
  /** Returns null if no list was ever read. */
  getList<Kind extends keyof Lists>(kind: Kind): Lists[Kind] | null
  getPost(id: string): Post | null
  getJob(id: string): Job | null
}

const SCHEMA = `
  pragma journal_mode = wal;
  create table if not exists lists (kind text primary key, savedAt text not null) strict;
  create table if not exists items (
    kind text not null, position integer not null, id text not null, item text not null,
    primary key (kind, position)
  ) strict, without rowid;
  create index if not exists itemsById on items (kind, id);
  create table if not exists bodies (id text primary key, body text not null) strict;
  delete from items where kind = 'posts';
  create temporary table staged (
    stage integer not null, id text not null, body text not null, primary key (stage, id)
  ) strict;
`

function open(dataDir: string): DatabaseSync {
  const folder = path.join(dataDir, 'last-good')
  makeFolder(folder)
  const db = new DatabaseSync(path.join(folder, 'last-good.sqlite'), { timeout: 5_000 })
  db.exec(SCHEMA)
  return db
}

// Comparing thousands of posts takes a second: visitors' requests run between batches.
const BATCH = 200
const TURN_MS = 10

async function inTransaction(db: DatabaseSync, act: () => Promise<void>) {
  db.exec('begin immediate')
  try {
    await act()
    db.exec('commit')
  } catch (error) {
    db.exec('rollback')
    throw error
  }
}

async function replace(
  db: DatabaseSync,
  kind: keyof Lists,
  items: (PostSummary | TeamMember | Job | Study | Article)[],
) {
  const keep = db.prepare(`
    insert into items (kind, position, id, item) values (?, ?, ?, ?)
    on conflict do update set id = excluded.id, item = excluded.item where item <> excluded.item`)
  const rows = db.prepare('select item from items where kind = ? order by position').all(kind)
  await inTransaction(db, async () => {
    for (const [position, item] of items.entries()) {
      const text = JSON.stringify(item)
      if (rows[position]?.item !== text) keep.run(kind, position, 'id' in item ? item.id : '', text)
      if (position % BATCH === BATCH - 1) await nextTurn()
    }
    db.prepare('delete from items where kind = ? and position >= ?').run(kind, items.length)
    db.prepare('insert or replace into lists (kind, savedAt) values (?, ?)').run(kind, new Date().toISOString())
  })
}

const KEEP_CHANGED = 'on conflict do update set body = excluded.body where body <> excluded.body'

// The bodies come first: a list without them would count as complete.
async function replaceSummaries(db: DatabaseSync, summaries: PostSummary[]) {
  await replace(db, 'summaries', summaries)
  db.exec("delete from bodies where id not in (select id from items where kind = 'summaries')")
}

async function replacePosts(db: DatabaseSync, summaries: PostSummary[], readBodies: ReadBodies) {
  const rows = db.prepare("select id, item from items where kind = 'summaries'").all()
  const known = new Map(rows.map(({ id, item }) => [id, item]))
  const changed = summaries.filter((post) => known.get(post.id) !== JSON.stringify(post))
  const keep = db.prepare(`insert into bodies (id, body) values (?, ?) ${KEEP_CHANGED}`)
  for (let at = 0; at < changed.length; at += BATCH) {
    const bodies = await readBodies(changed.slice(at, at + BATCH).map(({ id }) => id))
    await inTransaction(db, async () => {
      for (const { id, description } of bodies) keep.run(id, description)
    })
    await nextTurn()
  }
  await replaceSummaries(db, summaries)
}

async function replaceStaged(db: DatabaseSync, summaries: PostSummary[], stage: number) {
  const keep = db.prepare(`
    insert into bodies (id, body) select id, body from staged where stage = ? and id = ? ${KEEP_CHANGED}`)
  for (let at = 0; at < summaries.length; ) {
    await inTransaction(db, async () => {
      const ends = performance.now() + TURN_MS
      for (; at < summaries.length && performance.now() < ends; at += 1) keep.run(stage, summaries[at]?.id ?? '')
    })
    await nextTurn()
  }
  await replaceSummaries(db, summaries)
}

/** Opens DATA_DIR/last-good on first use. A store that fails is logged and counts as empty, so the site keeps running. */
export function openLastGood(dataDir: string): LastGood {
  let opened: DatabaseSync | undefined
  let writing: Promise<void> = Promise.resolve()
  const report = (error: unknown) => log.error('last good content cannot be kept', describeError(error))
  const attempt = <Value>(act: (db: DatabaseSync) => Value, otherwise: Value): Value => {
    try {
      opened ??= open(dataDir)
      return act(opened)
    } catch (error) {
      report(error)
      return otherwise
    }
  }
  // One save at a time: the connection can hold only one transaction.
  const write = (act: (db: DatabaseSync) => Promise<void>) => {
    writing = writing.then(() => attempt(act, Promise.resolve())).catch(report)
    return writing
  }
  const find = <Kind extends keyof Lists>(db: DatabaseSync, kind: Kind, id: string) => {
    const row = db.prepare('select item from items where kind = ? and id = ?').get(kind, id)
    return row ? (JSON.parse(String(row.item)) as Lists[Kind][number]) : null
  }
  let stages = 0
  return {
    stageBodies() {
      stages += 1
      const stage = stages
      return {
        add: ({ id, description }) =>
          attempt((db) => {
            db.prepare('insert or ignore into staged (stage, id, body) values (?, ?, ?)').run(stage, id, description)
          }, undefined),
        clear: () => attempt((db) => void db.prepare('delete from staged where stage = ?').run(stage), undefined),
        save: (summaries) => write((db) => replaceStaged(db, summaries, stage)),
      }
    },
    save: (kind, items) => write((db) => replace(db, kind, items)),
    savePosts: (summaries, readBodies) => write((db) => replacePosts(db, summaries, readBodies)),
    getList: <Kind extends keyof Lists>(kind: Kind) =>
      attempt((db) => {
        if (!db.prepare('select 1 from lists where kind = ?').get(kind)) return null
        const rows = db.prepare('select item from items where kind = ? order by position').all(kind)
        // Only the saves above write items, so they have the right type.
        return rows.map(({ item }) => JSON.parse(String(item))) as Lists[Kind]
      }, null),
    getJob: (id) => attempt((db) => find(db, 'jobs', id), null),
    getPost: (id) =>
      attempt((db) => {
        const summary = find(db, 'summaries', id)
        const body = db.prepare('select body from bodies where id = ?').get(id)
        if (!summary || !body) return null
        const { words: _, ...post } = summary
        return { ...post, description: String(body.body) }
      }, null),
  }
}

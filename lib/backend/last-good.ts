import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { describeError, log } from '../log.ts'
import type { Job, Post, TeamMember } from './contract.ts'

/** The stored lists by kind. */
export type Lists = { posts: Post[]; team: TeamMember[]; jobs: Job[] }

/** The last lists from the backend, on disk: pages use them while it is away, also after a restart. */
export type LastGood = {
  save<Kind extends keyof Lists>(kind: Kind, items: Lists[Kind]): Promise<void>
  /** Null where no list was ever read. */
  getList<Kind extends keyof Lists>(kind: Kind): Lists[Kind] | null
  getItem<Kind extends 'posts' | 'jobs'>(kind: Kind, id: string): Lists[Kind][number] | null
}

const SCHEMA = `
  pragma journal_mode = wal;
  create table if not exists lists (kind text primary key, savedAt text not null) strict;
  create table if not exists items (
    kind text not null, position integer not null, id text not null, item text not null,
    primary key (kind, position)
  ) strict, without rowid;
  create index if not exists itemsById on items (kind, id);
`

function open(dataDir: string): DatabaseSync {
  const folder = path.join(dataDir, 'last-good')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const db = new DatabaseSync(path.join(folder, 'last-good.sqlite'), { timeout: 5_000 })
  db.exec(SCHEMA)
  return db
}

// Comparing thousands of posts takes a second: visitors' requests run between batches.
const BATCH = 200

async function replace(db: DatabaseSync, kind: string, items: (Post | TeamMember | Job)[]) {
  const keep = db.prepare(`
    insert into items (kind, position, id, item) values (?, ?, ?, ?)
    on conflict do update set id = excluded.id, item = excluded.item where item <> excluded.item`)
  db.exec('begin immediate')
  try {
    for (const [position, item] of items.entries()) {
      keep.run(kind, position, 'id' in item ? item.id : '', JSON.stringify(item))
      if (position % BATCH === BATCH - 1) await nextTurn()
    }
    db.prepare('delete from items where kind = ? and position >= ?').run(kind, items.length)
    db.prepare('insert or replace into lists (kind, savedAt) values (?, ?)').run(kind, new Date().toISOString())
    db.exec('commit')
  } catch (error) {
    db.exec('rollback')
    throw error
  }
}

/** Opens DATA_DIR/last-good on first use. A store that fails is logged and counts as empty, so the site goes on. */
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
  // Only `save` below writes items, so they have the right type.
  const parse = <Item>(row: Record<string, unknown>) => JSON.parse(String(row.item)) as Item
  return {
    // One save at a time: the connection can hold only one transaction.
    save(kind, items) {
      writing = writing.then(() => attempt((db) => replace(db, kind, items), Promise.resolve())).catch(report)
      return writing
    },
    getList: <Kind extends keyof Lists>(kind: Kind) =>
      attempt((db) => {
        if (!db.prepare('select 1 from lists where kind = ?').get(kind)) return null
        const rows = db.prepare('select item from items where kind = ? order by position').all(kind)
        return rows.map((row) => parse<Lists[Kind][number]>(row)) as Lists[Kind]
      }, null),
    getItem: <Kind extends 'posts' | 'jobs'>(kind: Kind, id: string) =>
      attempt((db) => {
        const row = db.prepare('select item from items where kind = ? and id = ?').get(kind, id)
        return row ? parse<Lists[Kind][number]>(row) : null
      }, null),
  }
}

import type { Database } from '../database.ts'
import { insertWords } from '../search-words.ts'
import { run } from './statements.ts'

const cascade = 'references applications on delete cascade'

const hiring = [
  `create table "applicationNotes" (
    id text primary key, reference text not null ${cascade}, at text not null, name text not null, body text not null
  ) strict`,
  'create index "applicationNotesByReference" on "applicationNotes" (reference, at)',
  `create table "applicationWords" (
    word text not null, reference text not null ${cascade}, primary key (word, reference)
  ) strict, without rowid`,
  'create index "applicationWordsByReference" on "applicationWords" (reference)',
  `alter table messages add column state text not null default 'open'`,
  'create index "messagesByState" on messages (state, "receivedAt", reference)',
  'create table "studioVisits" (name text primary key, at text not null, "previousAt" text) strict',
]

const make = run(hiring)

const BATCH = 500

/** Makes notes, states of messages and visits, and lets applications be found by name. */
export async function keepHiring(db: Database): Promise<void> {
  await make(db)
  const names = db.selectFrom('applications').select(['reference', 'name', 'lastName']).orderBy('reference')
  for (let last = ''; ; ) {
    const rows = await names.where('reference', '>', last).limit(BATCH).execute()
    await insertWords(db, rows)
    last = rows.at(-1)?.reference ?? ''
    if (rows.length < BATCH) return
  }
}

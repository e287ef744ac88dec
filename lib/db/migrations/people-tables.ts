import type { Database } from '../database.ts'
import { insertPhones, insertWords } from '../search-words.ts'
import { run } from './run-statements.ts'

const cascade = 'references applications on delete cascade'

const makePhones = run([
  `create table "applicationPhones" (reference text primary key ${cascade}, phone text not null) strict`,
  'create index "applicationPhonesByNumber" on "applicationPhones" (phone)',
])

const BATCH = 200

/** Adds phone numbers, and the words of addresses and answers by which applications are found. */
export async function addFindingPeople(db: Database): Promise<void> {
  await makePhones(db)
  const all = db.selectFrom('applications').select(['reference', 'name', 'lastName', 'email', 'answers'])
  for (let last = ''; ; ) {
    const rows = await all.where('reference', '>', last).orderBy('reference').limit(BATCH).execute()
    await insertWords(db, rows)
    await insertPhones(db, rows)
    last = rows.at(-1)?.reference ?? ''
    if (rows.length < BATCH) return
  }
}

import { changeATableWithoutDowntime } from './change-a-table-without-downtime.ts'
import { takeSamples } from './code-samples/extract.ts'
import { itOnPostgres, runWithPostgres } from './code-samples/postgres.ts'

const live = takeSamples(changeATableWithoutDowntime, {
  expand: 'sql',
  copy: 'sql',
  compare: 'sql',
  relax: 'sql',
  contract: 'sql',
  revoke: 'sql',
  notNull: 'sql',
})

const changeTable = `
import assert from 'node:assert/strict'
import { Pool } from 'pg'
const pool = new Pool()
const run = (sql) => pool.query(sql)
await run('create table customers (id bigint primary key, name text); create role reporting; grant select on customers to reporting')
await run("insert into customers select id, 'Given' || id || ' Family Name' from generate_series(1, 2500) id")
await run("update customers set name = null where id = 7; update customers set name = 'Rupa' where id = 8")
await run(${JSON.stringify(live.expand)})
await run("update customers set given_name = 'Newer', family_name = 'Version', name = 'Newer Version' where id = 9")
let last = '0'
let batches = 0
while (last !== null) {
  last = (await pool.query(${JSON.stringify(live.copy.replace(/;$/, ''))}, [last])).rows[0].last
  batches += 1
}
assert.equal(batches, 4, 'three with rows, and one that is empty')
assert.equal((await run(${JSON.stringify(live.compare)})).rows[0].different, '0')
const rows = (await run('select given_name, family_name from customers where id in (1, 7, 8, 9) order by id')).rows
assert.deepEqual(rows.map(Object.values), [['Given1', 'Family Name'], [null, null], ['Rupa', null], ['Newer', 'Version']])

await run('revoke select (name) on customers from reporting; set role reporting')
await run('select name from customers')
await run('reset role')
await run(${JSON.stringify(live.revoke)})
await run('set role reporting')
await run('select given_name from customers')
await assert.rejects(run('select name from customers'), /permission denied/)
await run('reset role')

// The same column, required as in most tables.
await run("update customers set name = 'Given7 Family Name', given_name = 'Given7', family_name = 'Family Name' where id = 7; alter table customers alter column name set not null")
const withoutName = "insert into customers (id, given_name, family_name) values (3000, 'Rupa', 'Sen')"
await assert.rejects(run(withoutName), /null value in column "name"/)
await run(${JSON.stringify(live.relax)})
await run(withoutName)

await run(${JSON.stringify(live.contract)})
await run('delete from customers where given_name is null')
await run(${JSON.stringify(live.notNull)})
await assert.rejects(run('insert into customers (id) values (0)'), /null value/)
process.exit(0)
`

itOnPostgres('“Change a live table” does to a table what it says', async () => {
  await runWithPostgres({ 'change-table.ts': changeTable })
})

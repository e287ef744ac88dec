import { changeATableWithoutDowntime } from '../change-a-table-without-downtime.ts'
import { moveFromSpreadsheetToErp } from '../move-from-spreadsheet-to-erp.ts'
import { takeSamples } from './extract.ts'
import { itOnPostgres, runWithPostgres } from './postgres.ts'
import { parseShell } from './run.ts'

jest.setTimeout(180_000)

const live = takeSamples(changeATableWithoutDowntime, {
  expand: 'sql',
  copy: 'sql',
  compare: 'sql',
  relax: 'sql',
  contract: 'sql',
  revoke: 'sql',
  notNull: 'sql',
})

const erp = takeSamples(moveFromSpreadsheetToErp, {
  file: 'sh',
  staging: 'sql',
  import: 'sql',
  count: 'sql',
  faults: 'sql',
  load: 'sql',
  reconcile: 'sql',
})

const truncate = erp.import.replace(/^\\copy.*$/m, '')

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
`

const moveStock = `
import assert from 'node:assert/strict'
import { Pool } from 'pg'
const pool = new Pool()
const run = (sql) => pool.query(sql)
const fill = (...lines) => run(${JSON.stringify(truncate)} + ' insert into staging_stock (code, name, unit, quantity, price) values ' + lines.join(','))
await run(${JSON.stringify(erp.staging)})
await run(${JSON.stringify(erp.faults)})
await run('create table items (id bigint generated always as identity primary key, code text not null unique, name text not null, unit text not null)')
await run('create table stock_moves (item_id bigint not null references items, quantity numeric not null, unit_price numeric not null, reason text not null)')

const faulty = [
  "('a1', 'Cement', 'bag', '12', '540.50')",
  "(' A1 ', 'Cement', 'pallet', '1', '540.50')",
  "('', 'Sand', 'tonne', '১২', '9')",
  "('b2', ' ', '', '-4', '1,25,000')",
  "(null, 'Rod', 'piece', '1', '9')",
  "('\\u00a0', 'Wire', 'coil', '1', '9')",
]
await fill(...faulty)
await fill(...faulty)
const counted = (await run(${JSON.stringify(erp.count)})).rows[0]
assert.deepEqual(counted, { lines: '6', no_code: '3', repeated: '1', no_unit: '1', bad_quantity: '2', bad_price: '1' })
const faults = (await run('select line, faults from staging_faults')).rows
assert.deepEqual(faults.map(Object.values), [
  [2, 'repeated code'],
  [3, 'repeated code'],
  [5, 'no name, no unit, quantity, price'],
  [4, 'no code, quantity'],
  [6, 'no code'],
  [7, 'no code'],
])
await assert.rejects(run(${JSON.stringify(erp.load)}))
await run('rollback')
assert.equal((await run('select count(*) from items')).rows[0].count, '0')

await fill("('a1', 'Cement', 'bag', '12', '540.50')", "(' b2 ', 'Sand', 'tonne', '2.5', '9')")
assert.equal((await run('select * from staging_faults')).rows.length, 0)
await run(${JSON.stringify(erp.load)})
assert.deepEqual((await run('select code, unit from items order by code')).rows.map(Object.values), [['A1', 'bag'], ['B2', 'tonne']])
assert.deepEqual(Object.values((await run(${JSON.stringify(erp.reconcile)})).rows[0]).map(Number), [6508.5, 6508.5])
process.exit(0)
`

itOnPostgres('“Change a live table” and “Move from a spreadsheet” do to a table what they say', async () => {
  const parts = { 'change-table.ts': changeTable, 'move-stock.ts': moveStock }
  const main = "await import('./change-table.ts')\nawait import('./move-stock.ts')"
  await runWithPostgres({ ...parts, 'main.ts': main })
})

it('“Move from a spreadsheet” prints psql’s \\copy for the columns of its table, and a shell script', async () => {
  const columns = /\\copy staging_stock \(([^)]+)\)/.exec(erp.import)?.[1]?.split(', ') ?? []
  expect(columns).toHaveLength(5)
  for (const column of columns) expect(erp.staging).toMatch(new RegExp(`^ {2}${column} +text`, 'm'))
  await parseShell(erp.file)
})

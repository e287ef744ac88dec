import { takeSamples } from './code-samples/extract.ts'
import { itOnPostgres, runWithPostgres } from './code-samples/postgres.ts'
import { parseShell } from './code-samples/run.ts'
import { moveFromSpreadsheetToErp } from './move-from-spreadsheet-to-erp.ts'

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

itOnPostgres('“Move from a spreadsheet” does to a table what it says', async () => {
  await runWithPostgres({ 'move-stock.ts': moveStock })
})

it('“Move from a spreadsheet” prints psql’s \\copy for the columns of its table, and a shell script', async () => {
  const columns = /\\copy staging_stock \(([^)]+)\)/.exec(erp.import)?.[1]?.split(', ') ?? []
  expect(columns).toHaveLength(5)
  for (const column of columns) expect(erp.staging).toMatch(new RegExp(`^ {2}${column} +text`, 'm'))
  await parseShell(erp.file)
})

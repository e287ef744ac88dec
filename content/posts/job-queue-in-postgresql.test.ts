import { takeSamples } from './code-samples/extract.ts'
import { itOnPostgres, runWithPostgres } from './code-samples/postgres.ts'
import { checkTypes } from './code-samples/run.ts'
import { jobQueueInPostgresql } from './job-queue-in-postgresql.ts'

const samples = takeSamples(jobQueueInPostgresql, {
  table: 'sql',
  enqueue: 'sql',
  runNext: 'ts',
  revive: 'sql',
  loop: 'ts',
  watch: 'sql',
})

const handlers = `
export const calls = []
export const handlers = {
  'order-mail': async (payload, jobId) => {
    calls.push({ payload, jobId })
    if (calls.length === 1) throw new Error('mailbox full')
  },
}
`

const main = `
import assert from 'node:assert/strict'
import { Pool } from 'pg'
import { calls, handlers } from './handlers.ts'
import { runNext } from './run-next.ts'

const pool = new Pool()
const state = async () => (await pool.query('select *, extract(epoch from run_at - clock_timestamp())::float as due from jobs', [])).rows[0]
const pause = () => new Promise((resolve) => setTimeout(resolve, 50))
const isDue = () => pool.query('update jobs set run_at = clock_timestamp()', [])
await pool.query(${JSON.stringify(samples.table)})
await pool.query('create table orders (customer_id bigint, total bigint)')
await pool.query(${JSON.stringify(samples.enqueue)})

assert.equal(await runNext(pool, handlers), true)
assert.match((await state()).last_error, /mailbox full/)
assert.ok((await state()).due > 5 && (await state()).due <= 10, 'ten seconds after the first failure')
assert.equal(await runNext(pool, handlers), false, 'not before its time')

await isDue()
runNext(pool, { 'order-mail': () => new Promise(() => undefined) })
while ((await state()).attempts < 2) await pause()
assert.equal((await state()).attempts, 2, 'a worker that dies has counted its attempt')
assert.ok((await state()).due > 290, 'the lease')
await isDue()

await runNext(pool, handlers)
assert.ok((await state()).done_at)
assert.deepEqual(calls.at(-1), { payload: { customer: 17 }, jobId: '1' })

await pool.query("insert into jobs (kind, payload, attempts) values ('unknown', '{}', 29)", [])
await pool.query("insert into jobs (kind, payload) values ('order-mail', '{}')", [])
const open = "select 1 from jobs where done_at is null and (kind <> 'unknown' or attempts < 30)"
const stop = async () => {
  while ((await pool.query(open)).rows.length > 0) await pause()
  process.emit('SIGTERM')
}
void stop()
await import('./loop.ts')
await pool.query("update jobs set run_at = now() where done_at is null", [])
const { rows } = await pool.query(${JSON.stringify(samples.watch.replace(/;$/, ''))}, [])
assert.deepEqual(rows.map(({ kind, waiting, dead }) => [kind, waiting, dead]), [['unknown', '0', '1']])
process.exit(0)
`

// An outage of the partner without real waiting: each round moves the job and its history by its pause.
const outage = `
import assert from 'node:assert/strict'
import { Pool } from 'pg'
import { runNext } from './run-next.ts'

const pool = new Pool()
await pool.query(${JSON.stringify(samples.table)})
await pool.query("insert into jobs (kind, payload) values ('order-mail', '{}')")
const fails = { 'order-mail': () => Promise.reject(new Error('partner is down')) }
const watch = async () => (await pool.query(${JSON.stringify(samples.watch.replace(/;$/, ''))})).rows[0]
const hours = "extract(epoch from now() - due_at) / 3600"
let attempts = 0
while (await runNext(pool, fails)) {
  attempts += 1
  const { rows: [job] } = await pool.query('select ' + hours + ' as age, run_at > now() as pauses from jobs')
  assert.ok(job.pauses)
  if (attempts === 29) {
    assert.ok(job.age > 40, 'a weekend passed before the last attempt: ' + job.age)
    const { oldest, waiting } = await watch()
    assert.equal(waiting, '1')
    assert.ok(oldest.days * 24 + (oldest.hours ?? 0) >= 40, 'the oldest job is as old as its first try')
  }
  await pool.query('update jobs set due_at = due_at - (run_at - now()), run_at = now()')
}
assert.equal(attempts, 30)
assert.equal((await watch()).dead, '1')

await pool.query("insert into jobs (kind, payload, attempts, run_at) select 'order-mail', '{}', 30, '2020-01-01' from generate_series(1, 2000)")
await pool.query("insert into jobs (kind, payload) values ('other', '{}')")
await pool.query('analyze jobs')
await pool.query('set enable_seqscan = off')
const { rows: plan } = await pool.query("explain analyze select id from jobs where done_at is null and run_at <= clock_timestamp() and attempts < 30 order by run_at limit 1")
const text = plan.map((row) => row['QUERY PLAN']).join(' ')
assert.match(text, /jobs_waiting/)
assert.doesNotMatch(text, /Removed by Filter/, 'no poll reads past dead jobs')

await pool.query("delete from jobs where kind = 'other' or run_at < '2021-01-01'")
await pool.query(${JSON.stringify(samples.revive)})
const done = []
await runNext(pool, { 'order-mail': async (_, id) => done.push(id) })
assert.deepEqual(done, ['1'])
process.exit(0)
`

describe('A job queue in one PostgreSQL table', () => {
  it('has the types of a strict project', async () => {
    const stub = 'export const handlers: Record<string, (payload: unknown, jobId: string) => Promise<void>> = {}'
    const ours = { 'handlers.ts': stub, 'run-next.ts': samples.runNext, 'loop.ts': samples.loop }
    await checkTypes(ours, ['node'])
  })

  itOnPostgres(
    'tries again later, counts the attempt of a worker that died, and ends its loop on SIGTERM',
    async () => {
      const ours = { 'handlers.ts': handlers, 'run-next.ts': samples.runNext, 'loop.ts': samples.loop }
      await runWithPostgres({ ...ours, 'main.ts': main })
    },
  )

  itOnPostgres('outlasts a weekend’s outage, tells its age, and reads past no dead job', async () => {
    await runWithPostgres({ 'run-next.ts': samples.runNext, 'main.ts': outage })
  })
})

import { expressTypes } from './code-samples/express.ts'
import { takeSamples } from './code-samples/extract.ts'
import { itOnPostgres, runWithPostgres } from './code-samples/postgres.ts'
import { checkTypes } from './code-samples/run.ts'
import { endpointSafeToCallTwice } from './endpoint-safe-to-call-twice.ts'

const samples = takeSamples(endpointSafeToCallTwice, { tables: 'sql', once: 'ts', endpoint: 'ts', race: 'ts' })

// Otherwise the pool would keep its process alive for another ten seconds.
const endsWhenIdle = (code: string) => code.replace('max: 20', 'max: 20, allowExitOnIdle: true')

const tables = `
import { Pool } from 'pg'
await new Pool({ allowExitOnIdle: true }).query(${JSON.stringify(samples.tables)})
`
const repeats = `
import assert from 'node:assert/strict'
import { Pool } from 'pg'
import { once } from './once.ts'

const pool = new Pool({ allowExitOnIdle: true })
const pay = (text, work = async () => ({ status: 201, body: { b: 1, a: 2 } })) =>
  once(pool, 'shop', 'key', Buffer.from(text), work)
await assert.rejects(pay('{}', async () => { throw new Error('power cut') }), /power cut/)
assert.deepEqual(await pay('{}'), { status: 201, body: { b: 1, a: 2 } })
const repeat = await pay('{}', () => assert.fail('worked twice'))
assert.equal(JSON.stringify(repeat.body), '{"b":1,"a":2}', 'the order of the keys')
assert.equal((await pay('{ }')).status, 422)
const late = Object.assign(new Error('lock timeout'), { code: '55P03' })
const waiting = await once(pool, 'shop', 'other', Buffer.from('{}'), () => Promise.reject(late))
assert.equal(waiting.status, 409)

const slowWork = async (client) => {
  await client.query('select pg_sleep(6)')
  return { status: 201, body: 'paid' }
}
const slow = once(pool, 'shop', 'slow', Buffer.from('{}'), slowWork)
await new Promise((resolve) => setTimeout(resolve, 200))
const meanwhile = await once(pool, 'shop', 'slow', Buffer.from('{}'), () => assert.fail('worked twice'))
assert.equal(meanwhile.status, 409, 'the first request still runs')
assert.equal((await slow).status, 201, 'and succeeds after the 409')
`

const requests = `
import assert from 'node:assert/strict'
import { app } from './endpoint.ts'

const server = app.listen(0, '127.0.0.1', async () => {
  const url = 'http://127.0.0.1:' + server.address().port + '/payments'
  const send = (body, key = 'k1') =>
    fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) } })
  const text = '{"walletId":"w1","amount":500}'
  const first = await send(text)
  assert.equal(first.status, 201)
  assert.equal(await (await send(text)).text(), await first.text())
  assert.equal((await send('{"amount":500,"walletId":"w1"}')).status, 422)
  assert.equal((await send(text, '')).status, 400)
  assert.equal((await send('{"walletId":"w1","amount":0.5}', 'k2')).status, 400)
  const multipart = async () => Buffer.from(await new Response(Object.assign(new FormData())).arrayBuffer()).toString()
  assert.notEqual(await multipart(), await multipart(), 'the boundary')
  server.close()
})
`

describe('An API endpoint that is safe to call twice', () => {
  it('has the types of a strict project', async () => {
    const ours = { 'once.ts': samples.once, 'endpoint.ts': samples.endpoint, 'once.test.ts': samples.race }
    await checkTypes({ 'express.d.ts': expressTypes, ...ours }, ['node'])
  })

  itOnPostgres(
    'pays once for twenty requests, repeats the first answer, forgets a crash, refuses other content',
    async () => {
      const parts = { 'once.test.ts': endsWhenIdle(samples.race), 'repeats.ts': repeats, 'requests.ts': requests }
      const files = {
        'tables.ts': tables,
        'once.ts': samples.once,
        'endpoint.ts': endsWhenIdle(samples.endpoint),
        ...parts,
      }
      const main = ['tables', 'once.test', 'repeats', 'requests']
        .map((name) => `await import('./${name}.ts')`)
        .join('\n')
      expect(await runWithPostgres({ ...files, 'main.ts': main })).toContain('pass 1')
    },
  )
})

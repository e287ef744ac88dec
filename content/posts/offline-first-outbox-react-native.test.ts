import { takeSamples } from './code-samples/extract.ts'
import { checkTypes, runNode } from './code-samples/run.ts'
import { offlineFirstOutboxReactNative } from './offline-first-outbox-react-native.ts'

const samples = takeSamples(offlineFirstOutboxReactNative, { db: 'ts', record: 'ts', flush: 'ts', count: 'ts' })

const expoTypes = `
declare module 'expo-crypto' {
  export function randomUUID(): string
}
declare module 'expo-sqlite' {
  type Value = string | number | null
  export type SQLiteDatabase = {
    execSync(sql: string): void
    runSync(sql: string, values: Value[]): void
    getFirstSync<T>(sql: string, values?: Value[]): T | null
    withTransactionSync(work: () => void): void
  }
  export function openDatabaseSync(name: string): SQLiteDatabase
}`

// Replaces Expo's SQLite with Node's: the same engine, with the few calls that the samples make.
const expoSqlite = `
import { DatabaseSync } from 'node:sqlite'
export function openDatabaseSync() {
  const db = new DatabaseSync(':memory:')
  return {
    execSync: (sql) => db.exec(sql),
    runSync: (sql, values) => db.prepare(sql).run(...values),
    getFirstSync: (sql, values = []) => db.prepare(sql).get(...values) ?? null,
    withTransactionSync(work) {
      db.exec('begin')
      try { work(); db.exec('commit') } catch (error) { db.exec('rollback'); throw error }
    },
  }
}`

const toPackage = (name: string, code: string) => ({
  [`node_modules/${name}/package.json`]: `{"name":"${name}","type":"module","main":"index.js"}`,
  [`node_modules/${name}/index.js`]: code,
})

// Metro finds './db' without its extension; Node does not.
const forNode = (code: string) => code.replace("'./db'", "'./db.ts'")

const badDay = `
import assert from 'node:assert/strict'
import { countOutbox } from './count.ts'
import { correctVisit, recordVisit } from './record.ts'
import { flush, resend } from './flush.ts'

const received = new Map()
const answered = new Map()
let requests = 0
let bad = ''
let status = null
globalThis.fetch = async (url, { body, headers }) => {
  const key = headers['idempotency-key']
  const visit = JSON.parse(body)
  if (status) return new Response('', { status })
  if (key === bad) return new Response('', { status: 500 })
  if (!answered.has(key)) {
    if (visit.amount < 0) answered.set(key, [422, 'The amount is negative'])
    else { received.set(key, visit); answered.set(key, [201, '']) }
  }
  if (++requests % 3 === 0) throw new TypeError('The answer was lost')
  const [code, text] = answered.get(key)
  return new Response(text, { status: code })
}

const ids = Array.from({ length: 100 }, (_, index) => recordVisit('Household ' + index, 500 + index))
for (status of [503, 429, 401, 409]) await flush('https://a.example')
assert.deepEqual({ ...countOutbox() }, { waiting: 100, setAside: 0, refused: 0 }, 'a busy server sets nothing aside')
status = null
bad = ids[40]
for (let round = 0; round < 80; round += 1) await flush('https://a.example')
assert.equal(received.size, 99)
assert.deepEqual({ ...countOutbox() }, { waiting: 0, setAside: 1, refused: 0 })
assert.throws(() => correctVisit(bad, 5), /refused/)

const wrong = recordVisit('Household 100', -5)
for (let round = 0; round < 4; round += 1) await flush('https://a.example')
assert.deepEqual({ ...countOutbox() }, { waiting: 0, setAside: 1, refused: 1 })
resend(wrong)
assert.deepEqual({ ...countOutbox() }, { waiting: 0, setAside: 1, refused: 1 })
const corrected = correctVisit(wrong, 5)
assert.notEqual(corrected, wrong)
assert.throws(() => correctVisit(wrong, 5), /refused/)
for (let round = 0; round < 4; round += 1) await flush('https://a.example')
assert.equal(received.get(corrected).amount, 5)
assert.deepEqual({ ...countOutbox() }, { waiting: 0, setAside: 1, refused: 0 })

const repaired = bad
bad = ''
resend(repaired)
for (let round = 0; round < 4; round += 1) await flush('https://a.example')
assert.equal(received.get(repaired).amount, 540)
assert.deepEqual({ ...countOutbox() }, { waiting: 0, setAside: 0, refused: 0 })
`

// A server as the tutorial on idempotent endpoints builds it, at the moments that collected money twice.
const twice = `
import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { countOutbox } from './count.ts'
import { flush, resend } from './flush.ts'
import { correctVisit, recordVisit } from './record.ts'

const payments = []
const stored = new Map()
const running = new Set()
const statuses = []
let work = 0
let fails = () => false
let failing = 500
const answer = (response, status, text = '') => {
  statuses.push(status)
  response.writeHead(status).end(text)
}
const server = createServer(async (request, response) => {
  const key = request.headers['idempotency-key']
  request.resume()
  if (stored.has(key)) return answer(response, fails() ? failing : 201)
  if (running.has(key)) return answer(response, 409, 'The first request with this key is still being worked on.')
  running.add(key)
  await wait(work)
  payments.push(key)
  stored.set(key, 201)
  running.delete(key)
  answer(response, fails() ? failing : 201)
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const origin = 'http://127.0.0.1:' + server.address().port

work = 1500
const slow = recordVisit('Household 1', 500)
await flush(origin)
for (let round = 0; round < 10; round += 1) await flush(origin)
assert.deepEqual(statuses, Array(10).fill(409), 'the phone stopped waiting, and asked again while the first request ran')
assert.deepEqual({ ...countOutbox() }, { waiting: 1, setAside: 0, refused: 0 })
assert.throws(() => correctVisit(slow, 500), /refused/)
while (running.size > 0) await wait(20)
await flush(origin)
assert.deepEqual(payments, [slow])
assert.deepEqual({ ...countOutbox() }, { waiting: 0, setAside: 0, refused: 0 })

work = 0
for (failing of [500, 400, 403, 404]) {
  let left = 8
  fails = () => left-- > 0
  const id = recordVisit('Household ' + failing, 500)
  for (let round = 0; round < 8; round += 1) await flush(origin)
  assert.deepEqual({ ...countOutbox() }, { waiting: 0, setAside: 1, refused: 0 })
  assert.throws(() => correctVisit(id, 500), /refused/)
  resend(id)
  await flush(origin)
  assert.deepEqual({ ...countOutbox() }, { waiting: 0, setAside: 0, refused: 0 })
}
assert.equal(new Set(payments).size, payments.length, 'nobody paid twice')
server.close()
server.closeAllConnections()

globalThis.fetch = async (url, { signal }) => ({
  status: 201,
  text: () => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
})
recordVisit('Household 3', 500)
await flush(origin)
assert.equal(countOutbox().waiting, 1, 'an answer that never ends is none')
`

describe('An outbox for offline-first React Native apps', () => {
  const ours = {
    'db.ts': samples.db,
    'record.ts': samples.record,
    'flush.ts': samples.flush,
    'count.ts': samples.count,
  }
  const crypto = 'export const randomUUID = () => globalThis.crypto.randomUUID()'
  const packages = { ...toPackage('expo-sqlite', expoSqlite), ...toPackage('expo-crypto', crypto) }
  const files = Object.fromEntries(Object.entries(ours).map(([name, code]) => [name, forNode(code)]))

  it('has the types of a strict project', async () => {
    await checkTypes({ 'expo.d.ts': expoTypes, ...ours })
  })

  it('delivers a hundred visits once each on a bad day, and lets no entry block or lose the others', async () => {
    await runNode({ ...packages, ...files, 'main.ts': badDay })
  })

  it('collects nothing twice: neither after a 409 while the first request runs, nor after eight failures', async () => {
    const impatient = forNode(ours['flush.ts']).replace('20_000', '500')
    expect(impatient).toContain('abort.abort(), 500')
    await runNode({ ...packages, ...files, 'flush.ts': impatient, 'main.ts': twice })
  })
})

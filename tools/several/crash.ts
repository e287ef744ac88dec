import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../lib/backend/own/database.ts'
import { createFileStore } from '../../lib/backend/own/files/file-store.ts'
import { restartPostgres } from '../../lib/backend/testing-postgres.ts'
import { createConcurrencyLimit } from '../../lib/security/concurrency-limit.ts'
import { FILE_KINDS } from '../../lib/uploads/kinds.ts'
import { createPdf } from '../../lib/uploads/testing-documents.ts'
import { apply } from '../load/apply.ts'
import type { Replicas } from './replicas.ts'

export type CrashPlan = { token: string; people: number; kills: number; restarts: number; everyMs: number }

type Person = { key: string; files: File[]; hashes: string[]; reference: string | null; attempts: number }

/** So many send their files at the same moment: more would only wait for each other on one machine. */
const takeTurn = createConcurrencyLimit(24)

const BYTES = 2_000_000
const PATIENCE_MS = 180_000

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

function createPerson(): Person {
  const documents = ['resume', 'letter'].map(() => createPdf(0, randomBytes(BYTES * 0.75).toString('base64')))
  const files = documents.map((bytes, at) => new File([new Uint8Array(bytes)], `${at}.pdf`, { type: FILE_KINDS.pdf }))
  return { key: randomUUID(), files, hashes: documents.map(hash), reference: null, attempts: 0 }
}

/** Presses the button again after each fault. */
async function applyUntilTaken(url: string, token: string, person: Person, giveUpAt: () => number): Promise<void> {
  while (person.reference === null && performance.now() < giveUpAt()) {
    person.attempts += 1
    person.reference = await apply(url, { token, ...person }).catch(() => null)
    if (person.reference === null) await sleep(randomInt(200, 1_500))
  }
  person.files = []
}

/** Each event at a random moment, in a random order; the next one begins when the one before is over. */
async function disturb({ kill, sites }: Replicas, { kills, restarts, everyMs }: CrashPlan): Promise<void> {
  const events = [...Array(kills).fill('kill'), ...Array(restarts).fill('restart')]
  for (let count = 0; events.length > 0; count += 1) {
    const [event] = events.splice(randomInt(events.length), 1)
    await sleep(randomInt(everyMs))
    if (event === 'kill') await kill(randomInt(sites.length))
    else await restartPostgres(count % 2 ? 'crash' : 'restart')
  }
}

async function inspect({ databaseUrl, files }: Replicas, people: readonly Person[]) {
  const db = await openDatabase('', databaseUrl)
  const store = createFileStore(files)
  const emails = people.map(({ key }) => `${key}@mail.example`)
  const rows = await db.selectFrom('applications').selectAll().where('email', 'in', emails).execute()
  await db.destroy()
  const result = { stored: rows.length, lost: 0, damaged: 0, doubled: 0 }
  for (const { key, reference, hashes } of people) {
    const own = rows.filter(({ email }) => email === `${key}@mail.example`)
    if (reference && !own.some((row) => row.reference === reference)) result.lost += 1
    if (own.length > 1) result.doubled += 1
    for (const { resume, coverLetter } of own) {
      const found = [resume, coverLetter].map(async (name) => hash(await buffer(await store.get(name))))
      const stored = await Promise.all(found).catch(() => [])
      if (stored.join() !== hashes.join()) result.damaged += 1
    }
  }
  return result
}

/**
 * People apply through the balancer, from the first event to the last, while replicas are killed and the database is
 * restarted. Afterwards every acknowledged application must be there once, with both files byte for byte.
 */
export async function crashReplicas(replicas: Replicas, plan: CrashPlan) {
  const people: Person[] = []
  let endAt = Number.POSITIVE_INFINITY
  const arriveMs = (plan.everyMs / 2) * (plan.kills + plan.restarts)
  const arrivals = Array.from({ length: plan.people }, async () => {
    await sleep(randomInt(Math.max(1, Math.round(arriveMs))))
    const endTurn = await takeTurn('')
    const person = createPerson()
    people.push(person)
    await applyUntilTaken(replicas.url, plan.token, person, () => endAt)
    endTurn()
  })
  await disturb(replicas, plan)
  endAt = performance.now() + PATIENCE_MS
  await Promise.all(arrivals)
  const attempts = people.reduce((sum, person) => sum + person.attempts, 0)
  const acknowledged = people.filter(({ reference }) => reference).length
  return { people: plan.people, acknowledged, attempts, ...(await inspect(replicas, people)) }
}

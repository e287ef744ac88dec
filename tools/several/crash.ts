import { randomInt } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Applicant, createApplicant, inspectStored } from '../../lib/backend/testing-applicants.ts'
import { openDatabase } from '../../lib/db/database.ts'
import { createFileStore } from '../../lib/db/files/file-store.ts'
import { restartPostgres } from '../../lib/db/testing-postgres.ts'
import { createConcurrencyLimit } from '../../lib/security/concurrency-limit.ts'
import { applyFromDisk } from '../load/apply.ts'
import type { Replicas } from './replicas.ts'

type CrashPlan = { token: string; people: number; kills: number; restarts: number; everyMs: number }

/** The number of people who send files at the same time. More would only wait for each other on one machine. */
const takeTurn = createConcurrencyLimit(24)

const BYTES = 2_000_000
const PATIENCE_MS = 180_000

/** Presses the button again after each problem. Resolves to the number of attempts. */
async function applyUntilTaken(url: string, token: string, person: Applicant, giveUpAt: () => number) {
  let attempts = 0
  while (person.reference === null && performance.now() < giveUpAt()) {
    attempts += 1
    person.reference = await applyFromDisk(token, url, person).catch(() => null)
    if (person.reference === null) await sleep(randomInt(200, 1_500))
  }
  return attempts
}

/** Causes each event at a random moment, in random order. The next one begins when the previous one is over. */
async function disturb({ kill, sites }: Replicas, { kills, restarts, everyMs }: CrashPlan): Promise<void> {
  const events = [...Array(kills).fill('kill'), ...Array(restarts).fill('restart')]
  for (let count = 0; events.length > 0; count += 1) {
    const [event] = events.splice(randomInt(events.length), 1)
    await sleep(randomInt(everyMs))
    if (event === 'kill') await kill(randomInt(sites.length))
    else await restartPostgres(count % 2 ? 'crash' : 'restart')
  }
}

/**
 * People apply through the balancer, from the first event to the last, while replicas are killed and the database is
 * restarted. Afterwards every acknowledged application must be there once, with both files byte for byte.
 */
export async function crashReplicas(replicas: Replicas, plan: CrashPlan) {
  const people: Applicant[] = []
  let attempts = 0
  let endAt = Number.POSITIVE_INFINITY
  const arriveMs = (plan.everyMs / 2) * (plan.kills + plan.restarts)
  const arrivals = Array.from({ length: plan.people }, async () => {
    await sleep(randomInt(Math.max(1, Math.round(arriveMs))))
    const endTurn = await takeTurn('')
    const person = await createApplicant(replicas.folder, BYTES)
    people.push(person)
    const tried = await applyUntilTaken(replicas.url, plan.token, person, () => endAt)
    attempts += tried
    await Promise.all(person.files.map((file) => rm(file.path)))
    endTurn()
  })
  await disturb(replicas, plan)
  endAt = performance.now() + PATIENCE_MS
  await Promise.all(arrivals)
  const db = await openDatabase('', replicas.databaseUrl)
  const found = await inspectStored(db, createFileStore(replicas.files), people)
  await db.destroy()
  return { people: plan.people, acknowledged: people.filter(({ reference }) => reference).length, attempts, ...found }
}

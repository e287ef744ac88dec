/** For crash-mail.ts: people of the company who write to many candidates at once, and repeat what was not answered. */
import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { createEmbeddedBackend } from '../../lib/backend/embedded/index.ts'
import { apply } from '../../lib/backend/testing-applicants.ts'
import type { Database } from '../../lib/db/database.ts'
import { toIso } from '../../lib/format/date.ts'
import { toCookieName } from '../../lib/studio/host-and-cookie.ts'
import type { BatchResult } from '../../lib/studio/mail-batches.ts'
import { createInvitation, enter } from '../../lib/studio/sessions.ts'

const PATH = '/api/studio/mail-batches'
const STATE = 'in review'

type Recipient = { reference: string; email: string }

/** One choice of candidates. The same call is repeated until it is answered. */
export type Batch = {
  key: string
  people: Recipient[]
  isAnswered: boolean
  /** The candidates whose emails were taken back, once that was answered. */
  takenBack: string[]
}

/** Stores candidates, and returns the batch to them that is still to be sent. Call it while no site runs. */
export async function createBatch(dataDir: string, people: number): Promise<Batch> {
  mkdirSync(dataDir, { recursive: true })
  const backend = createEmbeddedBackend(dataDir)
  const batch: Batch = { key: randomUUID(), people: [], isAnswered: false, takenBack: [] }
  for (let at = 0; at < people; at += 1) {
    const email = `${randomUUID()}@mail.example`
    batch.people.push({ reference: await apply(backend, dataDir, { email }), email })
  }
  await backend.close()
  return batch
}

/** Lets a person into the Studio. Returns the session's token. */
export async function createSession(db: Database): Promise<string> {
  const invitation = await createInvitation(db, { name: 'Anika', role: 'hiring' }, 'The command line')
  return (await enter(db, invitation))?.token ?? ''
}

async function call(url: string, session: string, method: 'POST' | 'DELETE', body: object): Promise<BatchResult> {
  const { host, origin } = new URL(url)
  const answer = await fetch(url + PATH, {
    method,
    headers: { 'content-type': 'application/json', origin, cookie: `${toCookieName(host)}=${session}` },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${PATH} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as BatchResult
}

const toBody = ({ key, people }: Batch) => {
  const references = people.map(({ reference }) => reference)
  return { key, references, state: STATE, from: Object.fromEntries(references.map((each) => [each, 'new'])) }
}

/** Sends a batch as the Studio does. */
export async function sendBatch(url: string, session: string, batch: Batch): Promise<void> {
  const { sent } = await call(url, session, 'POST', { ...toBody(batch), template: 'in-review' })
  if (sent.length !== batch.people.length) throw new Error(`Only ${sent.length} candidates were written to.`)
  batch.isAnswered = true
}

/** Takes the email to the first candidate of a batch back. */
export async function takeOneBack(url: string, session: string, batch: Batch): Promise<void> {
  const references = batch.people.slice(0, 1).map(({ reference }) => reference)
  const { left } = await call(url, session, 'DELETE', { ...toBody(batch), references })
  batch.takenBack.push(...left)
}

/** Ends the ten minutes for which emails wait. */
export const endWaiting = (db: Database) =>
  db
    .updateTable('deliveries')
    .set({ nextAt: toIso(Date.now()) })
    .where('state', '=', 'waiting')
    .execute()

/** Counts the batches of which only a part is stored: emails, or states of applications. */
export async function countHalved(db: Database, batches: readonly Batch[]): Promise<number> {
  const mails = await db.selectFrom('candidateMails').select('reference').execute()
  const moved = await db.selectFrom('applications').select('reference').where('state', '=', STATE).execute()
  const written = new Set(mails.map(({ reference }) => reference))
  const inState = new Set(moved.map(({ reference }) => reference))
  const isHalved = ({ people, takenBack }: Batch) => {
    const others = people.map(({ reference }) => reference).filter((each) => !takenBack.includes(each))
    const stored = others.filter((each) => written.has(each) && inState.has(each))
    const touched = others.filter((each) => written.has(each) || inState.has(each))
    return touched.length > 0 && stored.length !== others.length
  }
  return batches.filter(isHalved).length
}

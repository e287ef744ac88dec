/**
 * Kills a site repeatedly while it stores and sends mail: to visitors, and to candidates whom the Studio writes to many at
 * once. Counts what its mail server received.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sampleMessage } from '../../lib/backend/testing.ts'
import { type Database, openDatabase } from '../../lib/db/database.ts'
import { countOpen } from '../../lib/delivery/deliveries.ts'
import { toIso } from '../../lib/format/date.ts'
import type { Mail } from '../../lib/mail/message.ts'
import { startMailServer } from '../../lib/mail/testing-mail-server.ts'
import { routes } from '../../lib/routes.ts'
import { post } from '../load/apply.ts'
import {
  type Batch,
  countHalved,
  createBatch,
  createSession,
  endWaiting,
  sendBatch,
  takeOneBack,
} from './crash-batches.ts'
import type { Site } from './site.ts'

const SALES = 'sales@site.example'

/** The number of people who write or subscribe before each kill: three emails for every two of them. */
const PEOPLE = 6

/** The number of candidates whom one call writes to. */
const BATCH = 20

/** The longest pause between a call and the kill that interrupts it. */
const STORING_MS = 150

/** A pause after a failure, and time for a busy machine. */
const PATIENCE_MS = 300_000

/** The longest time that the mail server takes to accept an email. */
const SLOWEST_ANSWER_MS = 30

type Arrival = { id: string; to: string; head: string }

type Plan = { kills: number; dataDir: string; start(env: Record<string, string>): Promise<Pick<Site, 'url' | 'stop'>> }

const readHeader = (head: string, name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? ''

const readHead = (source: string) => source.split('\r\n\r\n')[0]?.replace(/\r\n\s+/g, ' ') ?? ''

async function receiveMails() {
  const arrivals: Arrival[] = []
  let onArrival = () => {}
  const { url, close } = await startMailServer({
    onMail({ to, source }, answer) {
      const head = readHead(source)
      arrivals.push({ id: readHeader(head, 'Message-ID'), to, head })
      onArrival()
      setTimeout(answer, Math.random() * SLOWEST_ANSWER_MS)
    },
  })
  const getNext = () =>
    new Promise<void>((resolve) => {
      onArrival = resolve
    })
  return { url, close, arrivals, getNext }
}

type Person = { key: string; subscribes: boolean; isAnswered: boolean }

const createPerson = (at: number): Person => ({ key: randomUUID(), subscribes: at % 2 === 1, isAnswered: false })

const toAddress = ({ key }: Person) => `${key}@mail.example`

async function write(url: string, person: Person): Promise<void> {
  const { key, subscribes } = person
  const email = toAddress(person)
  if (subscribes) await post(url, routes.api.newsletter, key, { email })
  else await post(url, routes.api.contact, key, { ...sampleMessage, email, agree: 'on' })
  person.isAnswered = true
}

async function ask<Value>(dataDir: string, act: (db: Database) => Promise<Value>): Promise<Value> {
  const db = await openDatabase(dataDir)
  return act(db).finally(() => db.destroy())
}

const readUnsettled = (dataDir: string) =>
  ask(dataDir, async (db) => {
    const rows = await db.selectFrom('deliveries').select('payload').where('state', '=', 'sending').execute()
    return rows.map(({ payload }) => (JSON.parse(payload) as Mail).messageId)
  })

/** Ends the leases of the killed sites, which would last two minutes. */
const endLeases = (dataDir: string) =>
  ask(dataDir, (db) =>
    db
      .updateTable('deliveries')
      .set({ nextAt: toIso(Date.now()) })
      .where('state', '=', 'sending')
      .execute(),
  )

/**
 * Waits for the moment of a kill: in turns any moment, when an email was received but not yet acknowledged, and shortly
 * after.
 */
async function waitForMoment(turn: number, next: Promise<void>): Promise<void> {
  if (turn % 3 === 0) return sleep(Math.random() * 1_500)
  await Promise.race([next, sleep(5_000)])
  if (turn % 3 === 2) await sleep(Math.random() * 2 * SLOWEST_ANSWER_MS)
}

/** Sends what an earlier site did not answer, as a person who presses the button again would. */
async function repeatBatches(url: string, session: string, batches: readonly Batch[]): Promise<void> {
  for (const batch of batches) {
    if (!batch.isAnswered) await sendBatch(url, session, batch)
  }
}

/**
 * Runs the plan, then lets the site send what is left, and compares. In turns a kill interrupts the call that stores a
 * batch, and the sending of an earlier one, of which one email was taken back. Everything but `kills`, `mails`,
 * `candidates`, `interrupted`, `takenBack`, `inDoubt` and `twice` must be 0.
 */
export async function crashMail({ kills, dataDir, start }: Plan) {
  const mailServer = await receiveMails()
  const { arrivals } = mailServer
  const count = (id: string) => arrivals.filter((arrival) => arrival.id === id).length
  const env = { SMTP_URL: mailServer.url, MAIL_FROM: 'Site <site@site.example>', MAIL_TO_SALES: SALES }
  const people: Person[] = []
  const batches: Batch[] = []
  const doubts = new Map<string, number>()
  let session = ''
  let interrupted = 0
  let halved = 0

  for (let turn = 0; turn < kills; turn += 1) {
    const batch = await createBatch(dataDir, BATCH)
    session ||= await ask(dataDir, createSession)
    const site = await start(env)
    await repeatBatches(site.url, session, batches)
    batches.push(batch)
    const isStoring = turn % 2 === 0
    if (!isStoring) {
      await sendBatch(site.url, session, batch)
      await takeOneBack(site.url, session, batch)
      await ask(dataDir, endWaiting)
    }
    const writers = Array.from({ length: PEOPLE }, (_, at) => createPerson(at))
    people.push(...writers)
    const before = arrivals.length
    const next = mailServer.getNext()
    const written = writers.map((person) => write(site.url, person).catch(() => undefined))
    if (isStoring) {
      written.push(sendBatch(site.url, session, batch).catch(() => undefined))
      await sleep(Math.random() * STORING_MS)
    } else await waitForMoment(turn, next)
    await site.stop('SIGKILL')
    await Promise.all(written)
    if (!batch.isAnswered) interrupted += 1
    halved += await ask(dataDir, (db) => countHalved(db, batches))
    // What the killed site has sent may not have reached the mail server's program yet.
    await sleep(50)
    const taken = new Set(arrivals.slice(before).map(({ id }) => id))
    for (const id of await readUnsettled(dataDir)) if (taken.has(id)) doubts.set(id, (doubts.get(id) ?? 0) + 1)
  }

  await endLeases(dataDir)
  const site = await start(env)
  await Promise.all(people.filter(({ isAnswered }) => !isAnswered).map((person) => write(site.url, person)))
  await repeatBatches(site.url, session, batches)
  await ask(dataDir, endWaiting)
  for (const end = Date.now() + PATIENCE_MS; (await ask(dataDir, countOpen)) > 0 && Date.now() < end; )
    await sleep(1_000)
  await site.stop()
  await mailServer.close()

  const heads = new Map(arrivals.map((arrival) => [arrival.id, arrival]))
  const found = [...heads.values()]
  const toMails = (email: string) => found.filter(({ to }) => to === email)
  const expected = people.flatMap((person) => {
    const toPerson = toMails(toAddress(person))
    const toSales = found.filter(({ to, head }) => to === SALES && readHeader(head, 'Reply-To') === toAddress(person))
    return person.subscribes ? [toPerson] : [toPerson, toSales]
  })
  const candidates = batches.flatMap(({ people: chosen, takenBack }) =>
    chosen.map(({ reference, email }) => ({ email, isTakenBack: takenBack.includes(reference) })),
  )
  const written = candidates.filter(({ isTakenBack }) => !isTakenBack)
  const takenBack = candidates.filter(({ isTakenBack }) => isTakenBack)
  expected.push(...written.map(({ email }) => toMails(email)))
  const readers = new Set(people.filter(({ subscribes }) => subscribes).map(toAddress))
  const isComplete = ({ head, to }: Arrival) =>
    readHeader(head, 'Date') !== '' && (!readers.has(to) || readHeader(head, 'List-Unsubscribe-Post') !== '')
  return {
    kills,
    // The emails to expect; those that never arrived; those stored twice, under two Message-IDs.
    mails: expected.length,
    // Those of them to candidates, and the kills before the call that writes to them was answered.
    candidates: written.length,
    interrupted,
    // Batches of which a kill left a part, and emails that were taken back but sent.
    halved,
    takenBack: takenBack.length,
    sentAnyway: takenBack.filter(({ email }) => toMails(email).length > 0).length,
    lost: expected.filter((mails) => mails.length === 0).length,
    repeated: expected.filter((mails) => mails.length > 1).length,
    // The mail server had received these when the site was killed, but the site did not know. It may send each of them
    // once more.
    inDoubt: doubts.size,
    twice: found.filter(({ id }) => count(id) > 1).length,
    doubled: found.filter(({ id }) => count(id) > 1 + (doubts.get(id) ?? 0)).length,
    // Those without a Date, and newsletter emails without unsubscribe headers.
    incomplete: found.filter((arrival) => !isComplete(arrival)).length,
  }
}

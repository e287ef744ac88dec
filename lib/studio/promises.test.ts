import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { company } from '../../content/company.ts'
import { holidays } from '../../content/holidays.ts'
import { promiseIds, promises, RETENTION, toAnswerLine } from '../../content/promises.ts'
import { countAnswerTimes } from '../applications/answer-times.ts'
import { askToRenew, eraseExpired } from '../applications/retention.ts'
import { createEmbeddedBackend } from '../backend/embedded/index.ts'
import { prune } from '../backend/embedded/prune.ts'
import { sampleCandidate } from '../backend/testing.ts'
import { TABLES } from '../db/copy-rows.ts'
import type { Database } from '../db/database.ts'
import { createDatabase, dropDatabase, engines, stopPostgres } from '../db/testing-postgres.ts'
import { addMonths } from '../format/months.ts'
import { setApplicationState } from './applications.ts'
import { reportPromises } from './promises.ts'

afterAll(stopPostgres)

const DAY_MS = 86_400_000
const APPLICATIONS = 100
const START = Date.parse('2027-01-03T04:00:00Z')
const SITE = 'https://site.example'

it('names for each promise code that exists', async () => {
  for (const id of promiseIds) {
    const [file = '', name = ''] = promises[id].duty.split(': ')
    const module_ = path.join(import.meta.dirname, '../..', file)
    expect([id, existsSync(module_)]).toEqual([id, true])
    expect([id, typeof (await import(module_))[name]]).toEqual([id, 'function'])
  }
})

it('says the same number of days as the Studio counts', () => {
  expect(Number(/(\d+)(?= business days$)/.exec(company.reviewTime)?.[1])).toBe(company.reviewDays)
})

/** Counts the working days of a wait independently, day by day. */
function countDays(received: number, at: number): number {
  const closed = [...holidays.yearly.flatMap((day) => [`2027-${day}`, `2028-${day}`]), ...holidays.dates]
  let days = 0
  let isOpen = true
  for (let time = at; time > received; time -= DAY_MS) {
    const there = new Date(time + 6 * 3_600_000)
    isOpen = ![5, 6].includes(there.getUTCDay()) && !closed.includes(there.toISOString().slice(0, 10))
    if (isOpen) days += 1
  }
  // A wait that begins on a closed day counts from the working day before.
  return Math.max(1, isOpen ? days : days + 1)
}

// Of each hundred candidates, 60 are answered within three days, 20 late, 20 never; the owner is away for three weeks in June.
describe.each(engines)('a year on %s', (engine) => {
  let dataDir: string
  let url: string | undefined
  let backend: ReturnType<typeof createEmbeddedBackend>
  const use = <Value>(act: (db: Database) => Promise<Value>) => backend.use('test', act)

  beforeEach(async () => {
    jest.replaceProperty(process, 'env', {
      NODE_ENV: 'test',
      SIGNING_SECRET: 'only-for-tests-and-long-enough-to-be-taken',
    })
    // Only the clock: everything else runs.
    jest.useFakeTimers({
      now: START,
      doNotFake: [
        'hrtime',
        'nextTick',
        'performance',
        'queueMicrotask',
        'setImmediate',
        'clearImmediate',
        'setInterval',
        'clearInterval',
        'setTimeout',
        'clearTimeout',
      ],
    })
    dataDir = await mkdtemp(path.join(tmpdir(), 'site-year-'))
    url = await createDatabase(engine, dataDir)
    backend = createEmbeddedBackend(dataDir, { url, mail: { SITE_URL: SITE, STUDIO: 'on' } })
  })
  afterEach(async () => {
    jest.useRealTimers()
    await backend.close()
    await dropDatabase(url)
    await rm(dataDir, { recursive: true, force: true })
  })

  async function apply(number: number, jobId: string) {
    const links = ['resume', 'letter'].map(async (kind) => {
      const file = path.join(dataDir, kind)
      const content = `%PDF-1.7 person-${number}-`
      await writeFile(file, content)
      const given = { path: file, name: `person-${number}-.pdf`, type: 'application/pdf', bytes: content.length }
      return backend.sendFile(given, {})
    })
    const [resumeLink = '', coverLetterLink = ''] = await Promise.all(links)
    const person = {
      name: `person-${number}-`,
      email: `person-${number}-@mail.example`,
      communicationConsent: number % 3 === 0,
    }
    return (
      (await backend.sendCandidate({ ...sampleCandidate, ...person, jobId, resumeLink, coverLetterLink }, {}))
        .reference ?? ''
    )
  }

  it('leaves nobody waiting without a line, nothing of expired people, and counts as the public line does', async () => {
    const jobId = (await backend.getJobs())[0]?.id ?? ''
    const waiting = new Map<string, { number: number; from: number; due: number }>()
    const answered: { number: number; reference: string; from: number; at: number }[] = []
    for (let day = 0; day < 365; day += 1) {
      const now = START + day * DAY_MS
      jest.setSystemTime(now)
      const from = Math.floor((day * APPLICATIONS) / 365)
      const to = Math.floor(((day + 1) * APPLICATIONS) / 365)
      for (let number = from; number < to; number += 1) {
        const delay = number % 5 < 3 ? 1 + (number % 3) : number % 5 === 3 ? 12 : Number.POSITIVE_INFINITY
        waiting.set(await apply(number, jobId), { number, from: now, due: now + delay * DAY_MS })
      }
      const isAway = day >= 150 && day < 171
      for (const [reference, { number, from: received, due }] of isAway ? [] : waiting)
        if (due <= now) {
          await use((db) => setApplicationState(db, reference, 'declined', { now }))
          waiting.delete(reference)
          answered.push({ number, reference, from: received, at: now })
        }
      const long = [...waiting.values()].filter(
        ({ from: received }) => countDays(received, now) > company.reviewDays,
      ).length
      const report = (await use((db) => reportPromises(db, now))).find(({ id }) => id === 'firstAnswer')
      expect(report?.broken).toBe(long)
      if (long > 0)
        expect(report).toMatchObject({ state: 'broken', people: expect.arrayContaining([expect.anything()]) })
      await backend.use('test', (db, files) => eraseExpired(db, files, now))
    }
    const now = START + 365 * DAY_MS
    const times = await use((db) => countAnswerTimes(db, now))
    // The first ones arrived exactly a year ago, so they no longer count.
    const counts = ({ from }: { from: number }) => from > START
    const days = [
      ...answered.filter(counts).map(({ from, at }) => countDays(from, at)),
      ...[...waiting.values()]
        .filter(counts)
        .map(({ from }) => countDays(from, now))
        .filter((each) => each > company.reviewDays),
    ].sort((a, b) => a - b)
    const inTime = days.filter((each) => each <= company.reviewDays).length
    expect(times).toEqual({
      cases: days.length,
      percent: Math.floor((100 * inTime) / days.length),
      median: days[Math.ceil(days.length / 2) - 1],
    })

    // A year later, all who were answered have expired.
    const later = addMonths(now, RETENTION.applicationMonths)
    jest.setSystemTime(later)
    await use((db) => askToRenew(db, SITE, later - DAY_MS * RETENTION.noticeDays))
    await backend.use('test', (db, files) => eraseExpired(db, files, later))
    await backend.use('test', (db, files) => prune(db, files))
    const expired = new Set(answered.map(({ number }) => number))
    const left = await use((db) => db.selectFrom('applications').select(['resume', 'coverLetter']).execute())
    expect(left).toHaveLength(APPLICATIONS - expired.size)
    for (const table of TABLES) {
      const text = JSON.stringify(await use((db) => db.selectFrom(table).selectAll().execute()))
      const people = [...text.matchAll(/person-(\d+)-/g)].map(([, number]) => Number(number))
      expect([table, people.filter((number) => expired.has(number))]).toEqual([table, []])
    }
    const names = await backend.files.listOlderThan(-DAY_MS)
    // The hourly clearing sees the simulated clock, and may take a file of the others.
    const known = new Set(left.flatMap(({ resume, coverLetter }) => [resume, coverLetter]))
    expect(names.filter((name) => !known.has(name))).toEqual([])
    expect((await use((db) => reportPromises(db, later))).find(({ id }) => id === 'deletion')?.state).toBe('kept')
  })

  it('publishes nothing for fewer than ten cases', async () => {
    const jobId = (await backend.getJobs())[0]?.id ?? ''
    for (let number = 0; number < 9; number += 1) {
      const reference = await apply(number, jobId)
      await use((db) => setApplicationState(db, reference, 'declined', { now: START + DAY_MS }))
    }
    expect(await use((db) => countAnswerTimes(db, START + 20 * DAY_MS))).toBeNull()
    await apply(9, jobId)
    // It is not due yet.
    expect(await use((db) => countAnswerTimes(db, START + DAY_MS))).toBeNull()
    const times = await use((db) => countAnswerTimes(db, START + 20 * DAY_MS))
    expect(times).toEqual({ cases: 10, percent: 90, median: 1 })
    expect(times && toAnswerLine(times)).toBe(
      '90 % answered within five business days, median one; counted over twelve months.',
    )
  })
})

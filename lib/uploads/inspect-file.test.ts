import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { INSPECTION_POOL, inspectFile } from './inspect-file.ts'
import { createProcessPool } from './process-pool.ts'
import { hostileFiles } from './testing-hostile.ts'

// Each test starts separate processes. No honest file meets a time limit, however busy the machine is.

const NEVER_MS = 600_000
const acts = path.join(process.cwd(), 'lib/uploads/testing-inspection-process.ts')
const createPool = (options: Partial<Parameters<typeof createProcessPool>[0]> = {}) =>
  createProcessPool({
    file: acts,
    size: 1,
    deadlineMs: NEVER_MS,
    maxWaiting: 10,
    waitMs: NEVER_MS,
    heapMB: 32,
    memoryMB: 200,
    keptMB: 110,
    ...options,
  })
const inspect = (act: string, pool = createPool()) => inspectFile(act, pool)

let folder: string
let lines: string[]
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-inspect-'))
  lines = []
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
})
afterEach(async () => {
  jest.restoreAllMocks()
  await rm(folder, { recursive: true })
})

/** A file that takes until `release` is called. */
const getSlowFile = () => `until ${path.join(folder, 'released')}`
const release = () => writeFileSync(path.join(folder, 'released'), '')

it.each([
  ['hangs', 'hang', 'deadline'],
  ['takes all memory in one step', 'fill', 'died'],
  ['takes all memory bit by bit', 'grow', 'died'],
  ['breaks its reader', 'throw', 'died'],
])('refuses a file that %s, says so once, and reads the next one', async (_, act, reason) => {
  const pool = createPool({ deadlineMs: act === 'hang' ? 2_000 : NEVER_MS })
  const [refused, next] = await Promise.all([inspect(act, pool), inspect('next.pdf', pool)])
  expect(refused).toEqual({ is: 'refused' })
  expect(next).toEqual({ is: 'done', result: 'next.pdf' })
  // A task of another file's tests may still log in this process.
  const ofInspection = lines.filter((line) => line.includes('inspection'))
  expect(ofInspection.map((line) => JSON.parse(line))).toEqual([
    { time: expect.any(String), level: 'warn', event: 'file inspection stopped', reason },
  ])
})

// Only Linux reports how much memory a process uses.
const itOnLinux = process.platform === 'linux' ? it : it.skip
itOnLinux('refuses a file that unpacks into ever more buffers', async () => {
  expect(await inspect('unpack')).toEqual({ is: 'refused' })
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ event: 'file inspection stopped', reason: 'died' }])
})

itOnLinux('replaces a process that keeps its memory, and only that', async () => {
  const pool = createPool()
  const first = await inspect('number', pool)
  expect(await inspect('number', pool)).toEqual(first)
  const outcomes = [await inspect('keep', pool), await inspect('keep', pool)]
  expect(outcomes.map(({ is }) => is)).toEqual(['done', 'done'])
  expect(await inspect('number', pool)).not.toEqual(first)
})

it('keeps the server’s own thread free meanwhile', async () => {
  const outcome = inspect(getSlowFile())
  for (let tick = 0; tick < 20; tick += 1) await sleep(10)
  release()
  expect(await outcome).toMatchObject({ is: 'done' })
})

it('asks for patience when too many files wait, or for too long', async () => {
  const pool = createPool({ deadlineMs: 2_000, maxWaiting: 1, waitMs: 200 })
  const outcomes = await Promise.all(['hang', 'late.pdf', 'too-many.pdf'].map((act) => inspect(act, pool)))
  expect(outcomes).toEqual([{ is: 'refused' }, { is: 'busy' }, { is: 'busy' }])
  expect(await inspect('next.pdf', pool)).toEqual({ is: 'done', result: 'next.pdf' })
})

it('reads many files in few processes, each with its own answer', async () => {
  const pool = createPool({ size: 2, maxWaiting: 200 })
  const names = Array.from({ length: 100 }, (_, at) => `${at}.pdf`)
  const outcomes = await Promise.all(names.map((name) => inspect(name, pool)))
  expect(outcomes).toEqual(names.map((name) => ({ is: 'done', result: name })))
})

it('lets others go first, and keeps a process free for them, while one sender’s files take all their time', async () => {
  const pool = createPool({ size: 2 })
  let isOver = false
  const hostile = Promise.all(Array.from({ length: 2 }, () => inspectFile(getSlowFile(), pool, 'hostile'))).finally(
    () => {
      isOver = true
    },
  )
  const honest = await Promise.all(['a.pdf', 'b.pdf', 'c.pdf'].map((name) => inspectFile(name, pool, 'honest')))
  expect(honest.map(({ is }) => is)).toEqual(['done', 'done', 'done'])
  expect(isOver).toBe(false)
  release()
  expect((await hostile).map(({ is }) => is)).toEqual(['done', 'done'])
})

it('gives up a file of the heaviest sender when too many wait', async () => {
  const pool = createPool({ maxWaiting: 2 })
  const hostile = Promise.all(Array.from({ length: 3 }, () => inspectFile(getSlowFile(), pool, 'hostile')))
  const honest = inspectFile('cv.pdf', pool, 'honest')
  release()
  expect(await honest).toEqual({ is: 'done', result: 'cv.pdf' })
  expect((await hostile).map(({ is }) => is).sort()).toEqual(['busy', 'done', 'done'])
})

function existsProcess(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('does without a process that ended while it was idle', async () => {
  const pool = createPool()
  const first = await inspect('number', pool)
  const pid = first.is === 'done' ? Number(first.result) : 0
  process.kill(pid, 'SIGKILL')
  while (existsProcess(pid)) await sleep(20)
  // The end of its channel is told separately.
  await sleep(100)
  expect(await inspect('next.pdf', pool)).toEqual({ is: 'done', result: 'next.pdf' })
})

it('shows the process none of the site’s settings, and lets it print nothing', async () => {
  const pool = createPool()
  expect(await inspect('settings', pool)).toMatchObject({ result: expect.not.arrayContaining(['PATH', 'DATA_DIR']) })
  expect(await inspect('print', pool)).toMatchObject({ is: 'done' })
  expect(lines).toEqual([])
})

it('tells a process that cannot be started from a bad file', async () => {
  expect(await inspect('a.pdf', createPool({ file: '/no/such/file.ts' }))).toEqual({ is: 'busy' })
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ event: 'file inspection could not start' }])
})

describe('the site’s own processes', () => {
  // e2e/hostile-files.spec.ts sends the same files to a site with its own limits, and watches its responses to others.
  it('read every hostile file at once without a line in the log', async () => {
    const pool = createProcessPool({ ...INSPECTION_POOL, deadlineMs: NEVER_MS, waitMs: NEVER_MS })
    const files = Object.entries(hostileFiles).map(([name, { create, kind }]) => {
      writeFileSync(path.join(folder, name), create())
      return { path: path.join(folder, name), kind }
    })
    const outcomes = await Promise.all(files.map((file) => inspectFile(file.path, pool)))
    const kinds = outcomes.map((outcome) => (outcome.is === 'done' ? (outcome.result?.kind ?? null) : outcome.is))
    expect(kinds).toEqual(files.map(({ kind }) => kind))
    expect(lines).toEqual([])
  })

  it('let a script end by itself', async () => {
    const { execFile } = await import('node:child_process')
    const { promisify } = await import('node:util')
    const script = `
      const { inspectFile } = await import(${JSON.stringify(path.join(process.cwd(), 'lib/uploads/inspect-file.ts'))})
      const file = ${JSON.stringify(path.join(process.cwd(), 'e2e/fixtures/resume.pdf'))}
      process.stdout.write(JSON.stringify(await inspectFile(file)))`
    const flags = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', script]
    const { stdout } = await promisify(execFile)(process.execPath, flags)
    expect(JSON.parse(stdout)).toEqual({ is: 'done', result: { kind: 'pdf', warnings: [] } })
  })
})

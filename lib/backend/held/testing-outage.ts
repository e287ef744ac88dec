import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { cleanEnv } from '../../testing-env.ts'
import { createPdf } from '../../uploads/testing-documents.ts'
import { createHttpBackend } from '../http/index.ts'
import { sampleCandidate, sampleMessage } from '../testing.ts'
import { startNetwork } from '../testing-network.ts'
import { type FailureMode, startRemote } from '../testing-remote.ts'

/** The effects of an outage of a day. Nothing may be lost, doubled or damaged. */
export type OutageResult = {
  sent: number
  kills: number
  /** Kills while a submission was arriving or being passed on. */
  atWork: number
  /** Submissions that reached the backend a second time, with a key that it already had. */
  repeats: number
  lost: number
  doubled: number
  damagedFiles: number
  /** The maximum number of submissions that the backend got in one second after the outage. */
  mostInOneSecond: number
  /** The simulated minutes until the backend had all of them. */
  minutes: number
}

const HOUR_MS = 3_600_000
const OUTAGE_MS = 24 * HOUR_MS

/** How the backend fails, in turns of two hours. */
const FAILURES: (FailureMode | 'refuses')[] = ['refuses', 503, 'hangs', 500, 'resets', 429]

type Sent = { key: string; hashes: string[] }

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

async function startProcess(folder: string, url: string, time: number) {
  const script = path.join(import.meta.dirname, 'testing-outage-process.ts')
  const flags = ['--conditions=react-server', '--disable-warning=ExperimentalWarning', script]
  const child: ChildProcess = spawn(process.execPath, [...flags, path.join(folder, 'data'), url, String(time)], {
    env: cleanEnv,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!child.stdout) throw new Error('The process has no output')
  const lines = createInterface(child.stdout)
  let port = ''
  for (; !port; ) {
    const [line] = await once(lines, 'line')
    port = /^listening (\d+)$/.exec(String(line))?.[1] ?? ''
  }
  return {
    url: `http://127.0.0.1:${port}`,
    async kill() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

/**
 * `count` people send applications with two files each, messages and addresses over 24 simulated hours in which the
 * backend is away. The process that keeps them is killed with SIGKILL `kills` times: half of them while someone sends,
 * who then sends again, half of them while it passes submissions on.
 */
export async function runOutage(folder: string, count: number, kills: number): Promise<OutageResult> {
  const start = Date.now()
  let time = start
  const remote = await startRemote()
  remote.now = () => time
  const network = await startNetwork([Number(new URL(remote.url).port)])
  const address = `http://127.0.0.1:${network.port}`
  let site = await startProcess(folder, address, time)
  const sent: Sent[] = []
  const result = { kills: 0, atWork: 0 }

  const call = () => fetch(`${site.url}/at/${time}`, { method: 'POST' }).then((answer) => answer.text())

  /** Kills the process while it does something, at some moment or at a certain one, and starts it again. */
  async function killDuring(act: () => Promise<unknown>, isMoment?: () => boolean) {
    let isDone = false
    const acting = act().then(
      () => {
        isDone = true
      },
      () => undefined,
    )
    if (!isMoment) await sleep(Math.random() ** 2 * 20)
    else while (!isDone && !isMoment()) await new Promise(setImmediate)
    result.kills += 1
    if (!isDone) result.atWork += 1
    await site.kill()
    await acting
    site = await startProcess(folder, address, time)
  }

  async function createFile(key: string, kind: string) {
    const content = createPdf(0, randomBytes(20_000 + Math.floor(Math.random() ** 4 * 3_000_000)).toString('base64'))
    const file = path.join(folder, `${key}-${kind}`)
    await writeFile(file, content)
    return { path: file, name: `${kind}.pdf`, type: 'application/pdf', bytes: content.length, hash: hash(content) }
  }

  async function createPerson(index: number) {
    const key = randomUUID()
    const files = index % 5 < 2 ? [await createFile(key, 'resume'), await createFile(key, 'letter')] : []
    sent.push({ key, hashes: files.map((file) => file.hash) })
    const context = { idempotencyKey: key }
    return {
      async send() {
        const backend = createHttpBackend({ url: site.url, timeoutMs: 20_000, retryDelaysMs: [] })
        if (index % 5 === 4) return backend.subscribe(`${key}@mail.example`, context)
        if (files.length === 0) return backend.sendContact({ ...sampleMessage, message: `No. ${index}` }, context)
        const [resumeLink = '', coverLetterLink = ''] = await Promise.all(
          files.map((file, at) => backend.sendFile(file, { idempotencyKey: `${key}-${at}` })),
        )
        return backend.sendCandidate({ ...sampleCandidate, resumeLink, coverLetterLink }, context)
      },
      forget: () => Promise.all(files.map((file) => rm(file.path))),
    }
  }

  async function fail(hours: number) {
    const mood = FAILURES[Math.floor(hours / 2) % FAILURES.length] ?? 503
    if (mood === 'refuses') return network.close()
    await network.open().catch(() => undefined)
    remote.mood = mood
  }

  const half = Math.ceil(kills / 2)
  const killAt = new Set(Array.from({ length: half }, (_, turn) => Math.floor(((turn + 1) * count) / (half + 1))))
  for (let index = 0; index < count; index += 1) {
    await fail((time - start) / HOUR_MS)
    const { send, forget } = await createPerson(index)
    if (killAt.has(index)) await killDuring(send)
    await send()
    await forget()
    const next = start + Math.round((OUTAGE_MS * (index + 1)) / count)
    for (; time < next; time = Math.min(next, time + 5 * 60_000)) await call()
  }

  await network.open().catch(() => undefined)
  remote.mood = 'works'
  const back = time
  let killed = 0
  const killsLeft = Math.floor(kills / 2)
  while (remote.arrivals.length < count && time < back + 24 * HOUR_MS) {
    const isDue = killed < killsLeft && remote.arrivals.length >= ((killed + 1) * count) / (killsLeft + 1)
    if (isDue) {
      killed += 1
      // Every second time, just after the backend has accepted one, before the process knows.
      const before = remote.arrivals.length
      const hasTaken = () => remote.arrivals.length > before
      const callUntilTaken = async () => {
        for (; !hasTaken(); time += 1_000) await call()
      }
      await (killed % 2 ? killDuring(callUntilTaken, hasTaken) : killDuring(call))
    } else await call()
    time += remote.arrivals.length === 0 ? 10_000 : 1_000
  }
  const { arrivals } = remote
  const times = arrivals.map(({ at }) => at)
  const keys = arrivals.map(({ key }) => key)
  await site.kill()
  await network.close()
  await remote.stop()
  return {
    sent: sent.length,
    ...result,
    repeats: remote.repeats,
    lost: sent.filter(({ key }) => !keys.includes(key)).length,
    doubled: keys.length - new Set(keys).size,
    damagedFiles: arrivals.filter(
      ({ files, key }) => String(files) !== String(sent.find((one) => one.key === key)?.hashes),
    ).length,
    mostInOneSecond: Math.max(...times.map((at) => times.filter((other) => other >= at && other < at + 1_000).length)),
    minutes: Math.round((time - back) / 6_000) / 10,
  }
}

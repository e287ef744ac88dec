import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { jobs } from '../../content/jobs.ts'
import { createEmbeddedBackend } from '../backend/embedded/index.ts'
import { sampleCandidate, startBackendProcess } from '../backend/testing.ts'
import { createApplicant } from '../backend/testing-applicants.ts'
import { applyToBackend } from '../backend/testing-crash.ts'
import { cleanEnv } from '../testing-env.ts'
import { FILE_KINDS } from '../uploads/kinds.ts'
import { TABLES } from './copy-rows.ts'
import { type Database, openDatabase } from './database.ts'
import { createFileStore, type FileStore } from './files/file-store.ts'
import { startS3 } from './files/testing-s3.ts'

type Run = { copied: number; kept: number; seconds: number; peakMb: number; error: string }

/** How a running site was moved. `different` counts rows and files that are not the same at both places. */
type MoveResult = {
  before: number
  meanwhile: number
  atKill: number
  second: Run
  last: Run
  applications: number
  files: number
  different: number
}

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

async function fill(dataDir: string, applications: number, bytes: number) {
  const backend = createEmbeddedBackend(dataDir)
  const store = async (at: string) => {
    const file = path.join(dataDir, `received-${at}`)
    await writeFile(file, Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes)]))
    return backend.sendFile({ path: file, name: 'cv.pdf', type: FILE_KINDS.pdf, bytes }, {})
  }
  for (let at = 0; at < applications; at += 1) {
    const links = { resumeLink: await store(`${at}-0`), coverLetterLink: await store(`${at}-1`) }
    await backend.sendCandidate({ ...sampleCandidate, ...links, jobId: jobs[0]?.id ?? '' }, {})
  }
  await backend.close()
}

/** Makes someone apply four times a second until `stop`, which resolves to the number of acknowledged applications. */
function startApplicants(url: string, folder: string) {
  let isOver = false
  const applying = (async () => {
    let acknowledged = 0
    while (!isOver) {
      if (await applyToBackend(url, await createApplicant(folder))) acknowledged += 1
      await sleep(250)
    }
    return acknowledged
  })()
  return {
    stop() {
      isOver = true
      return applying
    },
  }
}

function readPeak(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

function startMove(env: NodeJS.ProcessEnv, args: string[]) {
  const flags = ['--conditions=react-server', '--disable-warning=ExperimentalWarning', 'scripts/migrate-data.ts']
  const started = performance.now()
  const child = spawn(process.execPath, [...flags, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let peakMb = 0
  const watch = setInterval(() => {
    peakMb = Math.max(peakMb, readPeak(child.pid))
  }, 100)
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]).then(
    ([said, error]): Run => {
      clearInterval(watch)
      const [copied = 0, kept = 0] = (/(\d+) files were copied and compared, (\d+)/.exec(said) ?? [])
        .slice(1)
        .map(Number)
      return {
        copied,
        kept,
        error,
        peakMb: Math.round(peakMb),
        seconds: Math.round((performance.now() - started) / 1000),
      }
    },
  )
  return { child, ended }
}

async function countDifferences(from: Database, to: Database, dataDir: string, bucket: FileStore) {
  let different = 0
  for (const table of TABLES) {
    const [there, here] = await Promise.all(
      [to, from].map(async (db) => {
        const rows = await db.selectFrom(table).selectAll().execute()
        return new Set(rows.map((row) => JSON.stringify(Object.entries(row).sort())))
      }),
    )
    different += (there?.symmetricDifference(here ?? new Set()) ?? new Set()).size
  }
  const uploads = await to.selectFrom('uploads').select(['stored', 'sha256']).execute()
  for (const { stored, sha256 } of uploads) {
    const digest = createHash('sha256')
    for await (const chunk of await bucket.get(stored)) digest.update(chunk as Buffer)
    const own = hash(await readFile(path.join(dataDir, 'uploads', stored)))
    if (digest.digest('hex') !== sha256 || own !== sha256) different += 1
  }
  return { different, files: uploads.length }
}

/**
 * Moves a site while people apply; the first run is killed half-way, the last one follows when the site has stopped.
 */
export async function moveRunningSite(
  folder: string,
  url: string,
  applications: number,
  bytes: number,
): Promise<MoveResult> {
  const dataDir = path.join(folder, 'data')
  await createEmbeddedBackend(dataDir).getTeam()
  await fill(dataDir, applications, bytes)
  const secrets = { JOB_LINK_SECRET: 'j'.repeat(32), SIGNING_SECRET: 's'.repeat(32), SECRETS_KEY: 'k'.repeat(32) }
  const s3 = await startS3(dataDir)
  const { FILES_URL = '', ...settings } = s3.settings
  const bucket = createFileStore(s3.settings)
  const env = { ...cleanEnv, ...settings, ...secrets } as const
  const run = (...args: string[]) => startMove(env, ['--to', url, '--files', FILES_URL, ...args])

  const site = await startBackendProcess(dataDir)
  const people = startApplicants(site.url, folder)
  const first = run()
  while (first.child.exitCode === null && (await s3.countObjects()) < applications) await sleep(100)
  first.child.kill('SIGKILL')
  await first.ended
  const atKill = (await bucket.listOlderThan(Number.NEGATIVE_INFINITY)).length
  const second = await run().ended
  const meanwhile = await people.stop()
  await site.stop()
  const last = await run('--quick').ended

  const [from, to] = [await openDatabase(dataDir), await openDatabase(folder, url)]
  const stored = await to.selectFrom('applications').select('reference').execute()
  const differences = await countDifferences(from, to, dataDir, bucket)
  await Promise.all([from.destroy(), to.destroy(), s3.remove()])
  return { before: applications, meanwhile, atKill, second, last, applications: stored.length, ...differences }
}

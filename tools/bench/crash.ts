/**
 * `npm run crash -- [--rounds 50] [--built]`: builds the site if need be, and kills it with SIGKILL that often while
 * people apply with two files each; with `--built` the site as it was built last, whose secrets are in the environment. Fails
 * when an application that was acknowledged is not stored with both files, when one is stored twice, or when a retry is refused.
 * `npm run crash -- --mail [--rounds 50]` does it while the site sends mail to a real mail server (crash-mail.ts).
 * `npm run crash -- --replicas 3 [--kills 30 --restarts 10 --people 250]` does the same to several processes on one PostgreSQL
 * and one bucket, and restarts the database as well.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { jobs } from '../../lib/backend/own/seed/jobs.ts'
import { type Applicant, crash, type Victim } from '../../lib/backend/testing-crash.ts'
import { encryptJobId } from '../../lib/jobs/job-link.ts'
import { apply } from '../load/apply.ts'
import { crashReplicas } from '../several/crash.ts'
import { startReplicas } from '../several/replicas.ts'
import { crashMail } from './crash-mail.ts'
import { findFreePort } from './free-port.ts'
import { prepareSite, startSite } from './site.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    built: { type: 'boolean' },
    mail: { type: 'boolean' },
    replicas: { type: 'string' },
    kills: { type: 'string', default: '30' },
    restarts: { type: 'string', default: '10' },
    people: { type: 'string', default: '250' },
  },
})

/** The longest pause between two kills or restarts. */
const EVERY_MS = 4_000

async function applyWithFiles(url: string, { key, files }: Applicant): Promise<string | null> {
  const read = files.map(
    async ({ path, name, type }) => new File([new Uint8Array(await readFile(path))], name, { type }),
  )
  return apply(url, { token: encryptJobId(jobs[0]?.id ?? ''), key, files: await Promise.all(read) })
}

async function prepare() {
  const { port, env } = values.built ? { port: Number(process.env.PORT), env: {} } : await prepareSite()
  return (dataDir: string, more = {}) =>
    startSite({ port, env: { ...env, DATA_DIR: dataDir, TRUST_PROXY: 'true', ...more } })
}

const folder = await mkdtemp(path.join(tmpdir(), 'site-crash-'))

async function crashOne(): Promise<boolean> {
  const rounds = Number(values.rounds)
  const victim: Victim = { start: await prepare(), apply: applyWithFiles }
  const result = await crash(folder, rounds, { victim })
  process.stdout.write(`${JSON.stringify({ rounds, ...result })}\n`)
  const { lost, damaged, doubled, failedRetries, acknowledged } = result
  return lost + damaged + doubled + failedRetries === 0 && acknowledged > 0
}

async function crashWhileMailing(): Promise<boolean> {
  const start = await prepare()
  const result = await crashMail({ kills: Number(values.rounds), dataDir: folder, start: (env) => start(folder, env) })
  process.stdout.write(`${JSON.stringify(result)}\n`)
  return result.lost + result.repeated + result.doubled + result.incomplete === 0
}

async function crashSeveral(count: number): Promise<boolean> {
  const [kills, restarts, people] = [values.kills, values.restarts, values.people].map(Number) as [
    number,
    number,
    number,
  ]
  const { JOB_LINK_SECRET = '', SIGNING_SECRET = '' } = process.env
  const secrets = values.built ? { JOB_LINK_SECRET, SIGNING_SECRET } : (await prepareSite()).env
  const ports = await Promise.all(Array.from({ length: count }, findFreePort))
  const replicas = await startReplicas({ folder, ports, secrets })
  const started = performance.now()
  const plan = { token: encryptJobId(jobs[0]?.id ?? ''), people, kills, restarts, everyMs: EVERY_MS }
  const result = await crashReplicas(replicas, plan).finally(replicas.stop)
  const seconds = Math.round((performance.now() - started) / 1000)
  process.stdout.write(`${JSON.stringify({ replicas: count, kills, restarts, seconds, ...result })}\n`)
  const { lost, damaged, doubled, stored } = result
  return lost + damaged + doubled === 0 && stored === people
}

const crashAll = values.mail ? crashWhileMailing : crashOne
const isGood = values.replicas ? await crashSeveral(Number(values.replicas)) : await crashAll()
await rm(folder, { recursive: true, force: true })
process.exit(isGood ? 0 : 1)

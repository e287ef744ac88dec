/**
 * `npm run crash --prefix tools -- [--rounds 50] [--built]`: builds the site if necessary, and kills it with SIGKILL
 * `--rounds` times while people apply with two files each. `--built` takes the latest build, whose secrets are in the environment. Fails
 * if an acknowledged application is not stored with both files, if one is stored twice, or if a retry is refused.
 * `npm run crash --prefix tools -- --mail [--rounds 50]` kills it while it stores and sends mail to a real mail server (crash-mail.ts).
 * `npm run crash --prefix tools -- --replicas 3 [--kills 30 --restarts 10 --people 250]` kills several processes on one PostgreSQL
 * and one bucket, and also restarts the database.
 */
import { jobs } from '../../content/jobs.ts'
import { crash } from '../../lib/backend/testing-crash.ts'
import { encryptJobId } from '../../lib/jobs/job-link.ts'
import { readOptions, runInFolder } from '../command.ts'
import { applyFromDisk } from '../load/apply.ts'
import { crashReplicas } from '../several/crash.ts'
import { startReplicas } from '../several/replicas.ts'
import { crashMail } from './crash-mail.ts'
import { findFreePort } from './free-port.ts'
import { prepareSite, startSite } from './site.ts'

const { rounds, built, mail, ...several } = readOptions({
  rounds: 50,
  built: false,
  mail: false,
  replicas: 0,
  kills: 30,
  restarts: 10,
  people: 250,
})

/** The longest pause between two kills or restarts. */
const EVERY_MS = 4_000

const { JOB_LINK_SECRET = '', SIGNING_SECRET = '', PORT } = process.env
const { port, env } = built ? { port: Number(PORT), env: { JOB_LINK_SECRET, SIGNING_SECRET } } : await prepareSite()
const token = encryptJobId(jobs[0]?.id ?? '')

const start = (dataDir: string, more = {}) =>
  startSite({ port, env: { ...env, DATA_DIR: dataDir, TRUST_PROXY: 'true', ...more } })

async function crashOne(folder: string) {
  const victim = { start, apply: applyFromDisk.bind(null, token) }
  return { rounds, ...(await crash(folder, rounds, { victim })) }
}

const crashWhileMailing = (folder: string) =>
  crashMail({ kills: rounds, dataDir: folder, start: (settings) => start(folder, settings) })

async function crashSeveral(folder: string) {
  const ports = await Promise.all(Array.from({ length: several.replicas }, findFreePort))
  const replicas = await startReplicas({ folder, ports, secrets: env })
  const started = performance.now()
  const result = await crashReplicas(replicas, { token, everyMs: EVERY_MS, ...several }).finally(replicas.stop)
  return { ...several, seconds: Math.round((performance.now() - started) / 1000), ...result }
}

if (several.replicas > 0)
  await runInFolder(
    'crash',
    crashSeveral,
    ({ lost, damaged, doubled, stored, people }) => lost + damaged + doubled === 0 && stored === people,
  )
if (mail)
  await runInFolder(
    'crash',
    crashWhileMailing,
    ({ lost, repeated, doubled, incomplete, halved, sentAnyway }) =>
      lost + repeated + doubled + incomplete + halved + sentAnyway === 0,
  )
await runInFolder(
  'crash',
  crashOne,
  ({ lost, damaged, doubled, failedRetries, acknowledged }) =>
    lost + damaged + doubled + failedRetries === 0 && acknowledged > 0,
)

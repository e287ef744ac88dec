/**
 * `npm run drain --prefix tools [-- --through server|npm|standalone --rate 200 --port 3130]`: serves the built site, sends it `--rate` requests
 * a second and one slow upload, then SIGTERM. Requests stop two seconds after /readyz answers 503, as with a load balancer. Fails
 * if a request fails, the upload is not stored, or the server is still running after 30 s. `npm` builds first.
 */
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { routes } from '../../lib/routes.ts'
import { createPdf } from '../../lib/uploads/testing-documents.ts'
import { readOptions, runInFolder } from '../command.ts'
import { sendOnce } from '../http/send.ts'
import { uploadSlowly } from '../load/steady-load.ts'
import { root, SERVE, startSite } from './site.ts'

const { through, rate, port } = readOptions({ through: 'server', rate: 200, port: 3130 })
const base = `http://127.0.0.1:${port}`
const BEFORE_MS = 2_000
const NOTICE_MS = 2_000
const LIMIT_MS = 30_000
const PATHS = ['/', '/about', '/careers', '/blog', '/healthz', '/robots.txt', '/blog?search=a', '/no-such-page']

const programs: Record<string, { command: string[]; folder?: string }> = {
  server: { command: SERVE },
  npm: { command: ['npm', 'start'] },
  standalone: { command: [process.execPath, 'server.mjs'], folder: path.join(root, '.next/standalone') },
}
const program = programs[through]
if (!program) throw new Error(`--through takes ${Object.keys(programs).join(', ')}.`)

// Sent once: a broken kept connection counts as a failure.
const ask = (path: string, agent: http.Agent | false = false) =>
  sendOnce(base, { method: 'GET', path, headers: {} }, agent)

const keeping = new http.Agent({ keepAlive: true, maxSockets: 50 })
const isReady = async () => (await ask('/readyz')).status === 200

/** Sends requests at the rate until stopped, and counts them. `signalled` is the time of SIGTERM; 0 before it. */
function startLoad() {
  const counts = { sent: 0, afterSigterm: 0, failures: [] as string[], signalled: 0 }
  const pending: Promise<void>[] = []
  const sendOne = async () => {
    const target = PATHS[counts.sent % PATHS.length] ?? '/'
    counts.sent += 1
    if (counts.signalled) counts.afterSigterm += 1
    const { status, error } = await ask(target, counts.sent % 2 ? false : keeping)
    if (status === (target === '/no-such-page' ? 404 : 200) && !error) return
    const after = counts.signalled ? `${Math.round(performance.now() - counts.signalled)} ms after` : 'before'
    counts.failures.push(`${target}: ${error || status}, ${after} SIGTERM`)
  }
  const began = performance.now()
  const timer = setInterval(() => {
    // Timers are late on a busy machine, so the number of due requests is computed from the clock.
    const due = ((performance.now() - began) / 1000) * rate
    while (counts.sent < due) pending.push(sendOne())
  }, 5)
  const stop = () => {
    clearInterval(timer)
    return Promise.all(pending)
  }
  return { counts, stop }
}

async function drain(dataDir: string) {
  // Empty: the default, as on a server for visitors.
  const site = await startSite({ port, env: { DATA_DIR: dataDir, SHUTDOWN_GRACE_MS: '' }, ...program })
  while (!(await isReady())) await sleep(250)
  for (const each of PATHS) await ask(each)

  const { counts, stop } = startLoad()
  const file = createPdf(2_000_000, randomBytes(1_400_000).toString('base64'))
  const uploading = uploadSlowly(base, file, 8_000)
  await sleep(BEFORE_MS)
  counts.signalled = performance.now()
  const exited = site.stop('SIGTERM').then(() => performance.now())
  while (await isReady()) await sleep(250)
  await sleep(NOTICE_MS)
  const sent = stop()
  const uploaded = await uploading
  await sent
  // With npm, the signalled process may end before the server does, so wait for the port to close.
  const deadline = counts.signalled + LIMIT_MS
  while (performance.now() < deadline && (await ask(routes.health)).status !== 0) await sleep(100)
  const closed = Math.max(performance.now(), await Promise.race([exited, sleep(5_000, 0)]))

  const uploads = path.join(dataDir, 'uploads')
  return {
    sent: counts.sent,
    afterSigterm: counts.afterSigterm,
    failed: counts.failures.length,
    firstFailures: counts.failures.slice(0, 5),
    upload: uploaded.error || uploaded.status,
    isStored: readdirSync(uploads).some((name) => readFileSync(path.join(uploads, name)).equals(file)),
    secondsToClose: Number(((closed - counts.signalled) / 1000).toFixed(1)),
  }
}

await runInFolder(
  'drain',
  drain,
  ({ failed, upload: status, isStored, secondsToClose }) =>
    failed === 0 && status === 200 && isStored && secondsToClose < LIMIT_MS / 1000,
)

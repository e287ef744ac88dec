/**
 * `npm run drain [-- --through server|npm|standalone --rate 200 --port 3130]`: serves the built site, sends it requests at that
 * rate and one slow upload, then SIGTERM. Requests stop two seconds after /readyz answers 503, as with a load balancer. Fails
 * if a request fails, the upload is not stored, or the server runs on for 30 s. `npm` builds first.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { routes } from '../../lib/routes.ts'
import { createPdf } from '../../lib/uploads/testing-documents.ts'
import { toMultipart } from '../http/multipart.ts'
import { type HttpResponse, sendOnce } from '../http/send.ts'
import { OWN_DATA } from './site.ts'

const root = path.join(import.meta.dirname, '..', '..')
const { values } = parseArgs({
  options: {
    through: { type: 'string', default: 'server' },
    rate: { type: 'string', default: '200' },
    port: { type: 'string', default: '3130' },
  },
})
const rate = Number(values.rate)
const port = Number(values.port)
const site = `http://127.0.0.1:${port}`
const BEFORE_MS = 2_000
const NOTICE_MS = 2_000
const LIMIT_MS = 30_000
const PATHS = ['/', '/about', '/careers', '/blog', '/healthz', '/robots.txt', '/api/listing/posts', '/no-such-page']

const dataDir = mkdtempSync(path.join(tmpdir(), 'drain-'))
const commands: Record<string, [string, string[]]> = {
  server: [process.execPath, [path.join(root, 'server/index.ts')]],
  npm: ['npm', ['start']],
  standalone: [process.execPath, ['server.mjs']],
}
const [program, args] = commands[values.through] ?? ['', []]
if (!program) throw new Error(`--through takes ${Object.keys(commands).join(', ')}.`)

function start(): ChildProcess {
  // One address plays all visitors.
  const own = { PORT: String(port), DATA_DIR: dataDir, SITE_URL: site, LIMIT_MISSES: 'false' }
  const env = { ...process.env, ...OWN_DATA, ...own }
  const cwd = values.through === 'standalone' ? path.join(root, '.next/standalone') : root
  return spawn(program, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] })
}

// Sent once: a broken kept connection counts as a failure.
const ask = (path: string, agent: http.Agent | false = false) =>
  sendOnce(site, { method: 'GET', path, headers: {} }, agent)

const keeping = new http.Agent({ keepAlive: true, maxSockets: 50 })
const isReady = async () => (await ask('/readyz')).status === 200

/** An upload that takes as long as given, in twenty pieces. */
async function upload(file: Buffer, ms: number): Promise<HttpResponse> {
  const form = new FormData()
  form.append('resume', new File([new Uint8Array(file)], 'slow.pdf'))
  const { headers, body } = await toMultipart(form)
  async function* inPieces() {
    const size = Math.ceil(body.length / 20)
    for (let at = 0; at < body.length; at += size) {
      yield body.subarray(at, at + size)
      await sleep(ms / 20)
    }
  }
  return sendOnce(site, { method: 'POST', path: routes.api.upload, headers }, false, inPieces())
}

async function waitUntilReady(server: ChildProcess) {
  for (let waited = 0; !(await isReady()); waited += 250) {
    if (waited > 180_000 || server.exitCode !== null) throw new Error('The server does not get ready.')
    await sleep(250)
  }
}

const server = start()
const exited = new Promise<number>((resolve) => server.once('exit', () => resolve(performance.now())))
await waitUntilReady(server)
for (const each of PATHS) await ask(each)

const counts = { sent: 0, afterSigterm: 0, failed: [] as string[] }
const pending: Promise<void>[] = []
let sending = true
/** When SIGTERM was sent; 0 before. */
let signalled = 0

function sendOne(number: number) {
  const target = PATHS[number % PATHS.length] ?? '/'
  counts.sent += 1
  if (signalled) counts.afterSigterm += 1
  const outcome = ask(target, number % 2 ? keeping : false)
  pending.push(
    outcome.then(({ status, error }) => {
      const expected = target === '/no-such-page' ? 404 : 200
      if (status === expected && !error) return
      const after = signalled ? `${Math.round(performance.now() - signalled)} ms after SIGTERM` : 'before SIGTERM'
      counts.failed.push(`${target}: ${error || status}, ${after}`)
    }),
  )
}

const began = performance.now()
const load = setInterval(() => {
  // Timers are late on a busy machine: what is due is counted from the clock.
  const due = ((performance.now() - began) / 1000) * rate
  while (sending && counts.sent < due) sendOne(counts.sent)
}, 5)

const file = createPdf(2_000_000, randomBytes(1_400_000).toString('base64'))
const uploading = upload(file, 8_000)
await sleep(BEFORE_MS)
signalled = performance.now()
server.kill('SIGTERM')
while (await isReady()) await sleep(250)
await sleep(NOTICE_MS)
sending = false
clearInterval(load)
const uploaded = await uploading
await Promise.all(pending)
// Through npm, the process that was signalled may go before the server does: a port that is closed tells.
const deadline = signalled + LIMIT_MS
while (performance.now() < deadline && (await ask(routes.health)).status !== 0) await sleep(100)
const seconds = (Math.max(performance.now(), await Promise.race([exited, sleep(5_000, 0)])) - signalled) / 1000

const wanted = createHash('sha256').update(file).digest('hex')
const isStored = readdirSync(path.join(dataDir, 'uploads')).some(
  (name) =>
    createHash('sha256')
      .update(readFileSync(path.join(dataDir, 'uploads', name)))
      .digest('hex') === wanted,
)
const result = {
  sent: counts.sent,
  afterSigterm: counts.afterSigterm,
  failed: counts.failed.length,
  firstFailures: counts.failed.slice(0, 5),
  upload: uploaded.error || uploaded.status,
  isStored,
  secondsToClose: Number(seconds.toFixed(1)),
}
console.log(JSON.stringify(result))
rmSync(dataDir, { recursive: true, force: true })
const isGood = result.failed === 0 && uploaded.status === 200 && isStored && result.secondsToClose < LIMIT_MS / 1000
process.exit(isGood ? 0 : 1)

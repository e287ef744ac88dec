/**
 * `node server/primary.ts CHECKOUT`: the process that `npm start` keeps. It holds the site's port for its worker, which runs
 * server/index.ts, passes signals on, and ends with the worker's exit code. For `npm run upgrade` it starts the worker of another
 * release on the same port and ends the first. It imports little: its memory comes on top of the site's.
 */
import { spawn } from 'node:child_process'
import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import net from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { describeError, log } from '../lib/log.ts'
import { askGit, CONTROL, CURRENT, type Current, RELEASES } from '../scripts/releases.mjs'
import { checkFirst, type ToPrimary, type ToWorker } from './worker.ts'

/** A request of `npm run upgrade`: the commit, which has a folder in RELEASES already. */
export type UpgradeRequest = { commit: string; backUp: boolean }

/** What the process tells `npm run upgrade`: first the releases that it needs, then lines to print, at last the result. */
export type UpgradeReport = { inUse: string[] } | { line: string } | { isDone: boolean }

type Say = (line: string) => void

/** A build and the first visit of pages may be slow on a busy machine. */
const START_MS = 120_000
const COMMIT = /^[0-9a-f]{40}$/

const checkout = path.resolve(process.argv[2] ?? '.')
const releases = path.join(checkout, RELEASES)
const ownFolder = path.join(import.meta.dirname, '..')

/** An error that the operator reads. */
class UpgradeError extends Error {}

// Workers accept connections from one queue, so none is lost when one of them stops, and none passes through here.
cluster.schedulingPolicy = cluster.SCHED_NONE

const workers = new Set<Worker>()
let serving: { worker: Worker; folder: string }
let isStopping = false
let exitCode: number | undefined
let upgrade: AbortController | undefined

async function startWorker(folder: string, env = {}): Promise<Worker> {
  const { HEAP_FLAGS } = await import(pathToFileURL(path.join(folder, 'scripts', 'heap.mjs')).href)
  cluster.setupPrimary({
    exec: path.join(folder, 'server', 'index.ts'),
    args: [],
    execArgv: HEAP_FLAGS,
    cwd: folder,
  })
  const worker = cluster.fork({ ...env, NODE_COMPILE_CACHE: path.join(folder, 'node_modules', '.cache', 'node') })
  workers.add(worker)
  // A message to a worker that has just ended, or a worker that could not be started.
  worker.on('error', (error) => log.warn('worker not reached', describeError(error)))
  return worker
}

function passSignal(signal: NodeJS.Signals): void {
  for (const worker of workers) worker.process.kill(signal)
}

/** Runs a program to its end, and says what it prints. Throws UpgradeError with `failure`, or the reason of the signal. */
async function run(args: string[], folder: string, say: Say, signal: AbortSignal, failure: string): Promise<void> {
  signal.throwIfAborted()
  // A group of its own, because a build starts processes that would go on without it.
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  const endGroup = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // It has ended.
    }
  }
  signal.addEventListener('abort', endGroup)
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', say)
  const [code] = await once(child, 'close').finally(() => signal.removeEventListener('abort', endGroup))
  signal.throwIfAborted()
  if (code !== 0) throw new UpgradeError(failure)
}

const script = (folder: string, name: string, ...args: string[]) => [
  '--conditions=react-server',
  '--disable-warning=ExperimentalWarning',
  path.join(folder, 'scripts', `${name}.ts`),
  ...args,
]

/** Waits for a worker's message. Throws UpgradeError if it ends before, or takes too long. */
async function waitForMessage(worker: Worker, signal?: AbortSignal): Promise<ToPrimary> {
  const ended = new AbortController()
  worker.once('exit', () => ended.abort())
  const signals = [ended.signal, AbortSignal.timeout(START_MS), ...(signal ? [signal] : [])]
  try {
    const [message] = await once(worker, 'message', { signal: AbortSignal.any(signals) })
    return message
  } catch (error) {
    if (signal?.aborted) throw error
    throw new UpgradeError('The new release did not start. The log of the site says why.')
  }
}

function writeCurrent(current: Current): void {
  writeFileSync(path.join(releases, CURRENT), JSON.stringify(current))
}

/** Returns the names of the folders that the site and this process run from. */
const listInUse = () => [serving.folder, ownFolder].map((folder) => path.basename(folder))

async function removeRelease(commit: string): Promise<void> {
  await rm(path.join(releases, commit), { recursive: true, force: true, maxRetries: 3 })
  askGit(checkout, 'worktree', 'prune')
}

/** Checks the worker of a release, which is still on a port of its own. */
async function check(candidate: Worker, folder: string, say: Say, signal: AbortSignal): Promise<void> {
  const message = await waitForMessage(candidate, signal)
  const port = message === 'serving' ? 0 : message.checkPort
  const failure = 'The new release does not answer as it should.'
  await run(script(folder, 'check-release', `http://127.0.0.1:${port}`), folder, say, signal, failure)
}

/** Lets a checked worker serve. Returns the one that served until now. */
async function serve(candidate: Worker, folder: string): Promise<Worker> {
  candidate.send('serve' satisfies ToWorker)
  await waitForMessage(candidate)
  const last = serving.worker
  serving = { worker: candidate, folder }
  return last
}

/** Ends the worker that was replaced, moves the checkout to the release, and removes the releases that nothing runs on. */
async function finish(last: Worker, commit: string, say: Say): Promise<void> {
  writeCurrent({ commit, from: askGit(checkout, 'rev-parse', 'HEAD') ?? '' })
  last.send('retire' satisfies ToWorker)
  if (workers.has(last)) await once(last, 'exit')
  if (askGit(checkout, 'merge', '--ff-only', '--quiet', commit) === null)
    say(`The checkout could not be moved. Do it before the next start: git merge --ff-only ${commit}`)
  else writeCurrent({ commit })
  const inUse = listInUse()
  for (const name of readdirSync(releases)) if (COMMIT.test(name) && !inUse.includes(name)) await removeRelease(name)
}

async function replaceRelease({ commit, backUp }: UpgradeRequest, say: Say, signal: AbortSignal): Promise<void> {
  const folder = path.join(releases, commit)
  if (!COMMIT.test(commit) || !existsSync(folder) || listInUse().includes(commit))
    throw new UpgradeError('There is no such new release.')
  let candidate: Worker | undefined
  let last: Worker
  try {
    if (backUp) {
      const failure = 'The backup failed. With --no-backup the upgrade goes on without one.'
      await run(script(serving.folder, 'back-up-first'), serving.folder, say, signal, failure)
    }
    // As the first step of `npm start` does it, but while the port is in use.
    const build = [path.join(folder, 'scripts', 'bootstrap.mjs'), 'build']
    await run(build, folder, say, signal, 'The new release could not be built.')
    say('Starting the new release …')
    candidate = await startWorker(folder, checkFirst)
    await check(candidate, folder, say, signal)
    last = await serve(candidate, folder)
  } catch (error) {
    candidate?.process.kill('SIGKILL')
    await removeRelease(commit)
    throw error
  }
  say('The new release serves visitors. Waiting for the last responses of the old one …')
  await finish(last, commit, say).catch((error) => say(`What is left to do failed: ${error.message}`))
}

async function handleUpgrade(client: net.Socket): Promise<void> {
  const report = (message: UpgradeReport) => client.writable && client.write(`${JSON.stringify(message)}\n`)
  const say = (line: string) => report({ line })
  let isDone = false
  if (upgrade || isStopping) say(isStopping ? 'The site is stopping.' : 'Another upgrade is running.')
  else {
    const current = new AbortController()
    upgrade = current
    // Ctrl+C of the command.
    client.once('close', () => current.abort())
    try {
      report({ inUse: listInUse() })
      const lines = createInterface({ input: client })
      // It repeats the errors of the socket, such as that of a command that was killed.
      lines.on('error', () => client.destroy())
      const [request] = await once(lines, 'line', { signal: current.signal })
      await replaceRelease(JSON.parse(request), say, current.signal)
      isDone = true
    } catch (error) {
      say(error instanceof UpgradeError ? error.message : `The upgrade ended: ${(error as Error).message}`)
    }
    upgrade = undefined
  }
  report({ isDone })
  client.end()
}

/** Opens the socket for `npm run upgrade`, for the user of this process only. */
function openControl(): void {
  // Relative, because the path of a socket must be short.
  const socket = path.relative(process.cwd(), path.join(checkout, CONTROL))
  const control = net.createServer((client) => {
    client.on('error', () => client.destroy())
    handleUpgrade(client).catch(() => client.destroy())
  })
  control.on('error', (error) => log.warn('upgrades not possible', describeError(error)))
  const probe = net.connect(socket)
  probe.once('connect', () => {
    probe.destroy()
    log.warn('upgrades not possible', { because: 'another site runs from this folder' })
  })
  probe.once('error', () => {
    rmSync(path.join(checkout, CONTROL), { force: true })
    const mask = process.umask(0o177)
    control.listen(socket)
    process.umask(mask)
    process.once('exit', () => rmSync(path.join(checkout, CONTROL), { force: true }))
  })
}

cluster.on('exit', (worker, code) => {
  workers.delete(worker)
  if (worker === serving.worker) exitCode = code ?? 1
  // A worker that was replaced may still answer its last requests when the site is stopped.
  if (exitCode === undefined || (isStopping && workers.size > 0)) return
  upgrade?.abort()
  process.exit(exitCode)
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    isStopping ||= signal !== 'SIGHUP'
    if (isStopping) upgrade?.abort()
    passSignal(signal)
  })
}
process.once('disconnect', () => passSignal('SIGINT'))

serving = { worker: await startWorker(ownFolder), folder: ownFolder }
if (process.platform !== 'win32') openControl()

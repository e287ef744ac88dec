/** For tools and tests: runs a built site in its own process, and measures what it uses. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { routes } from '../../lib/routes.ts'
import { build, isBuilt, toBuildStamp } from '../../scripts/build-site.ts'
import { HEAP_FLAGS } from '../../scripts/heap.mjs'

export const root = path.join(import.meta.dirname, '../..')

/** The site's own command. */
export const SERVE = [process.execPath, ...HEAP_FLAGS, 'server/index.ts']

export type Site = {
  url: string
  pid: number
  /** Returns everything written so far to standard output and standard error. */
  getOutput(): string
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Settings that keep the data of a test or measurement in DATA_DIR, whatever the machine's owner has set. */
export const OWN_DATA = { BACKEND_URL: '', MEDIA_URL: '', DATABASE_URL: '', FILES_URL: '', SMTP_URL: '' }

type Prepared = { port: number; env: { DATA_DIR: string; JOB_LINK_SECRET: string; SIGNING_SECRET: string } }

/**
 * Builds the site for measurements, with an empty data folder and its own port (PORT,
 * by default 3119), unless that build exists already.
 */
export async function prepareSite(): Promise<Prepared> {
  const port = Number(process.env.PORT || 3119)
  const env = {
    DATA_DIR: path.join(root, 'test-results', 'measured'),
    JOB_LINK_SECRET: 'only-for-measuring-on-this-machine',
    SIGNING_SECRET: 'only-for-measuring-on-this-machine-too',
  }
  Object.assign(process.env, env, OWN_DATA, { PORT: String(port), SITE_URL: `http://127.0.0.1:${port}` })
  rmSync(env.DATA_DIR, { recursive: true, force: true })
  const stamp = toBuildStamp([env.JOB_LINK_SECRET, env.SIGNING_SECRET])
  if (!isBuilt(stamp) && (await build(stamp)) !== 0) throw new Error('The site could not be built.')
  return { port, env }
}

type Options = {
  port: number
  env: Record<string, string | undefined>
  /** A command instead of the site's, and the folder in which it runs. */
  command?: string[]
  folder?: string
}

async function waitUntilUp(url: string, child: ChildProcess, logFile: string) {
  for (let tries = 0; child.exitCode === null && tries < 1_800; tries += 1) {
    // A bare Next page has no such address and responds with 404 once it is up.
    const answer = await fetch(`${url}${routes.health}`).catch(() => null)
    if (answer && answer.status < 500) return
    await sleep(100)
  }
  child.kill('SIGKILL')
  throw new Error(`No site answers on ${url}; its process ended with ${child.exitCode}, its log is ${logFile}.`)
}

/**
 * Serves the last build. Resolves once it responds. Its output goes to a file, because reading a pipe would cost this
 * process time.
 */
export async function startSite({ port, env, command = SERVE, folder = root }: Options): Promise<Site> {
  const url = `http://127.0.0.1:${port}`
  // Otherwise the server of an interrupted run would be measured.
  if (await fetch(url).catch(() => null)) throw new Error(`Another server answers on ${url}. Stop it first.`)
  const logFile = path.join(root, 'test-results', `site-${port}.log`)
  mkdirSync(path.dirname(logFile), { recursive: true })
  const log = openSync(logFile, 'w')
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    cwd: folder,
    stdio: ['ignore', log, log],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      SITE_URL: url,
      SHUTDOWN_GRACE_MS: '0',
      // All visitors have one address here.
      LIMIT_MISSES: 'false',
      ...OWN_DATA,
      ...env,
    },
  })
  closeSync(log)
  // An interrupted run must not leave its server running.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const exited = once(child, 'exit').finally(() => process.off('exit', kill))
  await waitUntilUp(url, child, logFile)
  return {
    url,
    pid: child.pid ?? 0,
    getOutput: () => readFileSync(logFile, 'utf8'),
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      await exited
    },
  }
}

/** Returns a process's memory in MB as the system counts it (Linux only). */
export function readMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

/** Returns the memory of a process and those it started, in MB; 0 for one that has ended (Linux only). */
export function readMemoryOfAll(pid: number): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
    return children.reduce((sum, child) => sum + readMemoryOfAll(Number(child)), readMemory(pid) || 0)
  } catch {
    return 0
  }
}

/**
 * Returns the processor time that a process has used, in seconds (Linux only). Unlike waiting times, it does not depend
 * on other programs.
 */
export function readProcessorTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // After the name in brackets, which may hold spaces: fields 14 and 15, in hundredths of a second.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** Returns the number of files, sockets and pipes that a process holds open (Linux only). */
export const countDescriptors = (pid: number) => readdirSync(`/proc/${pid}/fd`).length

/** Returns the size of a folder, in MB and files. */
export function measureFolder(folder: string): { files: number; megabytes: number } {
  if (!existsSync(folder)) return { files: 0, megabytes: 0 }
  let files = 0
  let bytes = 0
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    files += 1
    bytes += statSync(path.join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0
  }
  return { files, megabytes: bytes / 1024 / 1024 }
}

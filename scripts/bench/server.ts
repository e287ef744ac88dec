import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const next = path.join(import.meta.dirname, '..', '..', 'node_modules', 'next', 'dist', 'bin', 'next')
const START_MS = 60_000

/** A port that nobody listens on now. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

/** A built site that `next start` serves; `stop` ends it and waits. */
export type Served = { url: string; stop(): Promise<void> }

/** Serves the build in `folder` with `next start`; what it prints goes to `logFile`, as in operation. */
export async function serve(folder: string, port: number, logFile: string, env: NodeJS.ProcessEnv): Promise<Served> {
  const log = openSync(logFile, 'a')
  const child = spawn(process.execPath, [next, 'start', '-H', '127.0.0.1', '-p', String(port)], {
    cwd: folder,
    env: { ...env, PORT: String(port), NODE_ENV: 'production' },
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  const exited = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
  }
  const url = `http://localhost:${port}`
  const end = Date.now() + START_MS
  while (Date.now() < end && child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null)
    if (answer?.ok) return { url, stop }
    await wait(200)
  }
  await stop()
  throw new Error(`The server in ${path.basename(folder)} did not start; its log is ${logFile}.`)
}

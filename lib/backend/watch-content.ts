import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Env, getBuildFolder, toSentenceSettings } from '../env.ts'
import { describeError, log } from '../log.ts'
import { routes } from '../routes.ts'
import { callLoopback } from '../security/loopback-calls.ts'
import { type Fingerprints, openFingerprints } from './fingerprints.ts'

export const BUILT_FILE = 'content.json'
/** What the built pages show: the settings in their sentences (toSentenceSettings), and content, null if unreadable. */
export type Built = { settings: string; content: Fingerprints | null }

function readBuilt(): Built | null {
  try {
    return JSON.parse(readFileSync(path.join(getBuildFolder(), BUILT_FILE), 'utf8')) as Built
  } catch {
    return null
  }
}

// Pages can only be invalidated inside Next, so the server calls the same hook as a backend.
const invalidate = (tags: string[]) => callLoopback(routes.api.revalidate, { tags })

const pause = (ms: number) => sleep(ms, undefined, { ref: false })
const report = (error: unknown) => log.warn('content not compared', describeError(error))

/** How long visitors wait for the first comparison if the backend does not answer. */
const MAX_WAIT_MS = 3_000

/** Next stores a page shortly after it sent it. If it sent an outdated one, it renders the page again first. */
const STORING_MS = 200
const BACKGROUND_MS = 3_000

/** The waits for pages that were begun before a change. They end, because one slow reader must not hold up the others. */
const AGAIN_MS = [1_000, 4_000, 10_000]

let firstComparison: Promise<unknown> | undefined

const open = new Set<Promise<unknown>>()

/** Notes a response that Next is about to make. */
export function trackRendering({ method }: IncomingMessage, response: ServerResponse): void {
  if (method !== 'GET') return
  const stored = new Promise((resolve) => {
    response.once('close', () => {
      setTimeout(resolve, response.getHeader('x-nextjs-cache') === 'STALE' ? BACKGROUND_MS : STORING_MS).unref()
    })
  })
  open.add(stored)
  void stored.then(() => open.delete(stored))
}

/** Ends once outdated pages are known, and a new database is migrated. */
export const getFirstComparison = (): Promise<unknown> | undefined => firstComparison

/** Delays requests right after the start until outdated pages are known. */
export const waitForContent = ({ method }: IncomingMessage): Promise<unknown> | undefined =>
  method === 'GET' ? firstComparison : undefined

// A page that was begun before a change and is stored after it counts as new for Next.
async function invalidateAgain(tags: string[]): Promise<void> {
  const begun = Promise.all(open).then(() => true)
  if (open.size === 0) return
  for (const ms of AGAIN_MS) {
    const isDone = await Promise.race([begun, pause(ms)])
    await invalidate(tags)
    if (isDone) return
  }
}

/** Invalidates changed pages: within a second for our own backend, a minute for another; new settings count at the start. */
export async function watchContent(env: Env): Promise<void> {
  const source = openFingerprints(env)
  const built = readBuilt()
  let known = built?.content ?? null
  let hasOtherSettings = built !== null && built.settings !== toSentenceSettings(env)
  const compare = async () => {
    try {
      if (hasOtherSettings) await callLoopback(routes.api.revalidate, { everything: true })
      hasOtherSettings = false
      const found = await source.read()
      const changed = Object.keys(found).filter((tag) => known && found[tag] !== known[tag])
      if (changed.length > 0) {
        await invalidate(changed)
        invalidateAgain(changed).catch(report)
      }
      known = found
    } catch (error) {
      report(error)
    }
  }
  firstComparison = Promise.race([compare(), pause(MAX_WAIT_MS)])
  await firstComparison
  firstComparison = undefined
  for (;;) {
    await source.wait()
    await compare()
  }
}

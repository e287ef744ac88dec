import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { tags } from '../cache.ts'
import { type Env, getBuildFolder, toSentenceSettings } from '../env.ts'
import { describeError, log } from '../log.ts'
import { routes } from '../routes.ts'
import { callLoopback } from '../security/loopback-calls.ts'
import { type Fingerprints, openFingerprints } from './fingerprints.ts'

export const BUILT_FILE = 'content.json'

/**
 * The state of the built pages: the settings that their sentences depend on, and the lists; null if they were
 * unreadable.
 */
export type Built = { settings: string; content: Fingerprints | null }

function readBuilt(): Built | null {
  try {
    return JSON.parse(readFileSync(path.join(getBuildFolder(), BUILT_FILE), 'utf8')) as Built
  } catch {
    return null
  }
}

// Pages can only be invalidated inside Next.
async function invalidate(changed: string[]): Promise<void> {
  if (changed.includes(tags.settings)) await callLoopback(routes.api.revalidate, { everything: true })
  await callLoopback(routes.api.revalidate, { tags: changed })
}

const pause = (ms: number) => sleep(ms, undefined, { ref: false })
const report = (error: unknown) => log.warn('content not compared', describeError(error))

/** The longest time that visitors wait for the first comparison if the backend does not answer. */
const MAX_WAIT_MS = 3_000

/**
 * Next treats a page as fresh if its rendering began before an invalidation and ended after it. So each invalidation is
 * repeated: once when most of these pages have been stored, and once when even the slowest have.
 */
const REPEAT_MS = [2_000, 15_000]

async function repeatInvalidation(tags: string[]): Promise<void> {
  for (const ms of REPEAT_MS) {
    await pause(ms)
    await invalidate(tags)
  }
}

let firstComparison: Promise<unknown> | undefined

/** A step of the server: delays requests right after the start until it is known which pages are outdated. */
export const waitForContent = ({ method }: IncomingMessage): Promise<unknown> | undefined =>
  method === 'GET' ? firstComparison : undefined

/**
 * Invalidates pages whose content or settings changed: within a second for the embedded backend, a minute for another.
 * Tells `onChange` before that which tags changed. Ends when `signal` is aborted.
 */
export async function watchContent(
  env: Env,
  source = openFingerprints(env),
  onChange: (tags: string[]) => Promise<unknown> = async () => undefined,
  signal?: AbortSignal,
): Promise<void> {
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
        await onChange(changed)
        await invalidate(changed)
        repeatInvalidation(changed).catch(report)
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
    if (signal?.aborted) return
    await compare()
  }
}

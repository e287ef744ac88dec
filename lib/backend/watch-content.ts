import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Env } from '../env.ts'
import { toOwnAddress } from '../http/own-address.ts'
import { describeError, log } from '../log.ts'
import { routes } from '../routes.ts'
import { getOwnToken } from '../security/own-calls.ts'
import { type Fingerprints, openFingerprints } from './fingerprints.ts'

/** The fingerprints of the content in the last build (scripts/build-site.ts). */
export const FINGERPRINTS_FILE = 'content.json'

function readBuilt(): Fingerprints | null {
  try {
    return JSON.parse(readFileSync(path.join('.next', FINGERPRINTS_FILE), 'utf8')) as Fingerprints
  } catch {
    return null
  }
}

// Tags can only be invalidated inside Next, so the server calls the same hook as a backend.
async function invalidate(tags: string[]): Promise<void> {
  const answer = await fetch(toOwnAddress(routes.api.revalidate), {
    method: 'POST',
    headers: { authorization: `Bearer ${getOwnToken()}` },
    body: JSON.stringify({ tags }),
  })
  if (!answer.ok) throw new Error(`The revalidation hook answered ${answer.status}`)
}

/** How long visitors wait for the first comparison if the backend does not answer. */
const MOST_WAIT_MS = 3_000

let firstComparison: Promise<unknown> | undefined

/** Delays requests right after the start until outdated pages are known. */
export async function waitForContent({ method }: IncomingMessage): Promise<void> {
  if (method === 'GET') await firstComparison
}

/** Invalidates pages whose content changed: within a second for our own backend, within a minute for another. */
export async function watchContent(env: Env): Promise<void> {
  const source = openFingerprints(env)
  let known = readBuilt()
  const compare = async () => {
    try {
      const found = await source.read()
      const changed = Object.keys(found).filter((tag) => known && found[tag] !== known[tag])
      if (changed.length > 0) await invalidate(changed)
      known = found
    } catch (error) {
      log.warn('content not compared', describeError(error))
    }
  }
  firstComparison = Promise.race([compare(), sleep(MOST_WAIT_MS, undefined, { ref: false })])
  await firstComparison
  firstComparison = undefined
  for (;;) {
    await source.wait()
    await compare()
  }
}

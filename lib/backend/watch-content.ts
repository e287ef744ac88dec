import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Env } from '../env.ts'
import { toOwnAddress } from '../http/own-address.ts'
import { describeError, log } from '../log.ts'
import { routes } from '../routes.ts'
import { getOwnToken } from '../security/own-calls.ts'
import { type Fingerprints, openFingerprints } from './fingerprints.ts'

/** What the pages of the last build were made of (scripts/build-site.ts). */
export const FINGERPRINTS_FILE = 'content.json'

function readBuilt(): Fingerprints | null {
  try {
    return JSON.parse(readFileSync(path.join('.next', FINGERPRINTS_FILE), 'utf8')) as Fingerprints
  } catch {
    return null
  }
}

// Tags can only be invalidated inside Next, so the server calls the hook that a backend would.
async function invalidate(tags: string[]): Promise<void> {
  const answer = await fetch(toOwnAddress(routes.api.revalidate), {
    method: 'POST',
    headers: { authorization: `Bearer ${getOwnToken()}` },
    body: JSON.stringify({ tags }),
  })
  if (!answer.ok) throw new Error(`The revalidation hook answered ${answer.status}`)
}

/**
 * Compares what the backend says with what the pages were made of, and invalidates what changed: within seconds for our own
 * backend, within a minute for another one. A failed round changes nothing, and the next one finds the same difference.
 */
export async function watchContent(env: Env): Promise<void> {
  const source = openFingerprints(env)
  let known = readBuilt()
  for (;;) {
    try {
      const found = await source.read()
      const changed = found && known ? Object.keys(found).filter((tag) => found[tag] !== known?.[tag]) : []
      if (changed.length > 0) await invalidate(changed)
      known = found ?? known
    } catch (error) {
      log.warn('content not compared', describeError(error))
    }
    await sleep(source.everyMs, undefined, { ref: false })
  }
}

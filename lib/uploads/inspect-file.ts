import path from 'node:path'
import { log } from '../log.ts'
import type { Content } from './content.ts'
import type { Inspection } from './inspect-document.ts'
import { createProcessPool, type ProcessPool } from './process-pool.ts'

/** The result of an inspection. `content` is the kind of a file that the site does not accept. */
export type Answer = { result: Inspection | null; content?: Content }

/** An inspection's result. refused: the file needs more time or memory than an honest one. busy: no process is free. */
type InspectionOutcome = ({ is: 'done' } & Answer) | { is: 'refused' | 'busy' }

/** The limits of the site's pool. */
export const INSPECTION_POOL = {
  file: path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/uploads/inspection-process.ts'),
  size: 2,
  deadlineMs: 8_000,
  maxWaiting: 100,
  waitMs: 10_000,
  heapMB: 128,
  memoryMB: 352,
  // An honest file leaves 90, a hostile PDF up to 180, and the next hostile one may need 145 more.
  keptMB: 200,
}

// Next bundles this module several times over; the site has one pool.
const KEY = Symbol.for('site.inspection-pool')
const store = globalThis as { [KEY]?: ProcessPool }

function getPool(): ProcessPool {
  store[KEY] ??= createProcessPool(INSPECTION_POOL)
  return store[KEY]
}

/**
 * Inspects a stranger's file in another process. A thread would not be enough: one large allocation in a thread ends
 * the whole process.
 */
export async function inspectFile(file: string, pool = getPool(), owner?: string): Promise<InspectionOutcome> {
  const outcome = await pool.run({ path: file }, owner)
  if (outcome.is === 'done') return { is: 'done', ...(outcome.value as Answer) }
  if (outcome.is === 'unstarted') {
    log.error('file inspection could not start')
    return { is: 'busy' }
  }
  if (outcome.is === 'busy') {
    log.warn('too many files to inspect')
    return { is: 'busy' }
  }
  log.warn('file inspection stopped', { reason: outcome.is })
  return { is: 'refused' }
}

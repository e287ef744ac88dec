import path from 'node:path'
import { log } from '../log.ts'
import type { Inspections } from './inspections.ts'
import { createProcessPool, type ProcessPool } from './process-pool.ts'

/** What to look for in which file. */
export type InspectionRequest<Task extends keyof Inspections> = { task: Task; path: string }

/**
 * An inspection's result, or why there is none: refused, because the file needs more time or memory than any
 * honest one, or busy, because no process is free for it.
 */
export type InspectionOutcome<Task extends keyof Inspections> =
  | { is: 'done'; result: Awaited<ReturnType<Inspections[Task]>> }
  | { is: 'refused' | 'busy' }

// Next bundles this module several times over; the site has one pool.
const KEY = Symbol.for('site.inspection-pool')
const store = globalThis as { [KEY]?: ProcessPool }

function getPool(): ProcessPool {
  store[KEY] ??= createProcessPool({
    file: path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/uploads/inspection-process.ts'),
    size: 2,
    deadlineMs: 5_000,
    maxWaiting: 100,
    waitMs: 10_000,
    heapMB: 64,
  })
  return store[KEY]
}

/**
 * Inspects a file from a stranger in another process, with limits of time and memory, so that no file can stop the site.
 * A thread would not do: Node ends the whole process when a thread's memory runs out in a single large step.
 */
export async function inspectFile<Task extends keyof Inspections>(
  request: InspectionRequest<Task>,
  pool = getPool(),
): Promise<InspectionOutcome<Task>> {
  const outcome = await pool.run(request)
  if (outcome.is === 'done')
    return { is: 'done', ...(outcome.value as { result: Awaited<ReturnType<Inspections[Task]>> }) }
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

import type { Job } from '../backend/contract.ts'

const SHOWN = 3

/** Other open positions for the reader of one: the same department first, then as the backend orders them. */
export function findSimilar(job: Job, jobs: Job[]): Job[] {
  const others = jobs.filter((other) => other.id !== job.id)
  const isNear = (other: Job) => other.department === job.department
  return [...others.filter(isNear), ...others.filter((other) => !isNear(other))].slice(0, SHOWN)
}

import type { Job } from '../backend/contract.ts'

const SHOWN = 3

type Position = Pick<Job, 'id' | 'department'>

/** Returns other open positions: those of the same department first, then in the backend's order. */
export function findSimilar<Other extends Position>(job: Position, jobs: Other[]): Other[] {
  const others = jobs.filter((other) => other.id !== job.id)
  const isNear = (other: Position) => other.department === job.department
  return [...others.filter(isNear), ...others.filter((other) => !isNear(other))].slice(0, SHOWN)
}

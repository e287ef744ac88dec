import { APPLICATION_STATES } from '../limits.ts'
import type { Filter } from './filter.ts'

/** What an address asks of the list of applications. The words of a search are never part of it. */
export function readFilter(search: string): Filter {
  const query = new URLSearchParams(search)
  const state = APPLICATION_STATES.find((each) => each === query.get('state'))
  const jobId = query.get('jobId')
  return { ...(state && { state }), ...(jobId && { jobId }) }
}

/** The same as the end of an address: "?state=new&jobId=3", or nothing. */
export function toFilterQuery({ state, jobId }: Filter): string {
  const query = new URLSearchParams({ ...(state && { state }), ...(jobId && { jobId }) }).toString()
  return query && `?${query}`
}

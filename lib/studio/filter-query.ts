import { APPLICATION_STATES } from '../limits.ts'
import type { Filter } from './filter.ts'

/** Reads the filter of the list of applications from an address. A search is never part of it. */
export function readFilter(search: string): Filter {
  const query = new URLSearchParams(search)
  const state = APPLICATION_STATES.find((each) => each === query.get('state'))
  const jobId = query.get('jobId')
  return { ...(state && { state }), ...(jobId && { jobId }) }
}

/** Formats a filter as a query, such as "?state=new&jobId=3", or an empty string. */
export function toFilterQuery({ state, jobId }: Filter): string {
  const query = new URLSearchParams({ ...(state && { state }), ...(jobId && { jobId }) }).toString()
  return query && `?${query}`
}

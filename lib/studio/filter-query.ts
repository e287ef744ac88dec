import { APPLICATION_STATES } from '../limits.ts'
import type { Filter } from './filter.ts'

/** Reads the filter for applications from an address, which never contains a search. */
export function readFilter(search: string): Filter {
  const query = new URLSearchParams(search)
  const state = APPLICATION_STATES.find((each) => each === query.get('state'))
  const jobId = query.get('jobId')
  const source = query.get('source')
  return { ...(state && { state }), ...(jobId && { jobId }), ...(source && { source }) }
}

/** Formats a filter as a query, such as "?state=new&jobId=3&source=LinkedIn", or an empty string. */
export function toFilterQuery({ state, jobId, source }: Filter): string {
  const given = { ...(state && { state }), ...(jobId && { jobId }), ...(source && { source }) }
  const query = new URLSearchParams(given).toString()
  return query && `?${query}`
}

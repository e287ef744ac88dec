import { toSlug } from '../format/slug.ts'
import type { ListedJob } from '../listing/cards.ts'
import { type ListingPage, toListingPage } from '../listing/pages.ts'
import type { ListingQuery } from '../listing/query.ts'

/** How many positions stand on a page. */
export const JOBS_PAGE_SIZE = 20

/** Everything a card shows, in small letters. */
function toText(job: ListedJob): string {
  const { title, department, location, jobType, experience, salary, preview, requirements, responsibilities } = job
  const parts = [title, department, location, jobType, experience, salary, preview, ...requirements]
  return [...parts, ...responsibilities].join('\n').toLowerCase()
}

function sortJobs<Item extends ListedJob>(jobs: Item[], sort: string): Item[] {
  if (sort !== 'department' && sort !== 'title') return jobs
  return jobs.toSorted((a, b) => a[sort].localeCompare(b[sort], 'en'))
}

/**
 * One page of the positions that a question asks for: its department, and every word somewhere on the card. The browser
 * answers with it too while the page holds the whole list, so that a short list never waits for the network.
 */
export function findJobs<Item extends ListedJob>(jobs: Item[], query: ListingQuery): ListingPage<Item> {
  const words = query.q.toLowerCase().split(/\s+/).filter(Boolean)
  const found = jobs.filter((job) => {
    if (query.department && toSlug(job.department) !== query.department) return false
    const text = words.length > 0 ? toText(job) : ''
    return words.every((word) => text.includes(word))
  })
  return toListingPage(sortJobs(found, query.sort), query.page, JOBS_PAGE_SIZE)
}

/** How many positions each department has; all of them under the empty value. */
export function countByDepartment(jobs: readonly Pick<ListedJob, 'department'>[]): Record<string, number> {
  const counts: Record<string, number> = { '': jobs.length }
  for (const { department } of jobs) counts[toSlug(department)] = (counts[toSlug(department)] ?? 0) + 1
  return counts
}

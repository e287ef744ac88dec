import type { Job } from '../backend/contract.ts'
import type { ListingRules } from '../listing/find-items.ts'
import { lists, toEntryValue } from '../listing/lists.ts'

/** An open position in the list, with only the start of its description. */
export type ListedJob = Omit<Job, 'description' | 'descriptionDelta'> & { preview: string }

export const JOBS_PAGE_SIZE = 20

const sortBy =
  (name: 'department' | 'title') =>
  <Item extends ListedJob>(jobs: readonly Item[]) =>
    jobs.toSorted((a, b) => a[name].localeCompare(b[name], 'en'))

/** Returns the value of a position's department, which is the end of its address. */
export const toDepartmentValue = ({ department }: Pick<Job, 'department'>): string =>
  toEntryValue(lists.departments, department)

/** The rules of the list: it searches all the text on the cards; the category is the department. */
export const jobRules = {
  pageSize: JOBS_PAGE_SIZE,
  toText: ({ title, department, location, jobType, experience, salary, preview, requirements, responsibilities }) =>
    [title, department, location, jobType, experience, salary, preview, ...requirements, ...responsibilities].join(
      '\n',
    ),
  isInCategory: (job, category) => toDepartmentValue(job) === category,
  sorts: { department: sortBy('department'), title: sortBy('title') },
} satisfies ListingRules<ListedJob>

/** Counts the positions of each department, and all of them under the empty key. */
export function countByDepartment(jobs: readonly Pick<ListedJob, 'department'>[]): Record<string, number> {
  const counts: Record<string, number> = { '': jobs.length }
  for (const job of jobs) {
    const value = toDepartmentValue(job)
    counts[value] = (counts[value] ?? 0) + 1
  }
  return counts
}

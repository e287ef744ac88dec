'use client'

import { ListControls, type Pill } from '@/components/listing/ListControls/ListControls'
import { ListingItems } from '@/components/listing/ListingItems/ListingItems'
import { usePage } from '@/components/listing/use-pages'
import { useQuery } from '@/components/listing/use-query'
import type { careers } from '@/lib/content/careers'
import { jobSorts } from '@/lib/content/departments'
import { formatNumber } from '@/lib/format/number'
import type { Answered } from '@/lib/listing/answered'
import type { JobCardData } from '@/lib/listing/cards'
import { findJobs } from '@/lib/listing/find-jobs'
import type { ListingPage } from '@/lib/listing/pages'
import { isSameQuestion, type ListingQuery, readQuery, toSearch } from '@/lib/listing/query'
import { routes } from '@/lib/routes'
import { PositionCard } from '../PositionCard/PositionCard'
import styles from './JobListing.module.scss'

export type JobListingProps = {
  /** What the static page answers: its page and its department. */
  base: ListingQuery
  first: ListingPage<JobCardData>
  answered?: Answered<JobCardData> | undefined
  pills: readonly Pill[]
  copy: typeof careers.positions
}

const toDepartmentHref = (department: string) => (department ? routes.careersDepartment(department) : routes.careers)

/** The open positions with departments, search and order. */
export function JobListing({ base, first, answered, pills, copy }: JobListingProps) {
  const { query: params, setQuery } = useQuery(answered && toSearch(answered.query))
  const asked = readQuery(`?${params}`, base)
  const isPlain = isSameQuestion(asked, base)
  // Another question than the static page's starts at its own first page.
  const from = isPlain ? base.page : 1
  const query = isPlain || params.has('page') ? asked : { ...asked, page: from }
  const isWhole = first.pages === 1 && !base.department
  const source = {
    name: 'all-jobs',
    endpoint: routes.api.jobs,
    base,
    first,
    answered,
    answer: (question: ListingQuery) => (isWhole ? findJobs(first.items, question) : null),
  }
  const { data = first, isValidating, error } = usePage(source, { ...query, page: from })
  const { error: moreError } = usePage(source, query)
  const { one, many, none, failed, showAll } = copy.results
  const count = data.total === 0 ? none : data.total === 1 ? one : many.replace('{count}', formatNumber(data.total))
  // What is on the page stays; but it is not the answer to what was asked last, and must not pass for it.
  const said = error || moreError ? failed : isPlain || isValidating ? '' : count
  const ask = (change: Record<string, string>, keep?: 'replace') => setQuery({ page: '', ...change }, keep)

  function toMoreHref(page: number) {
    if (!isPlain) return `${routes.careers}${toSearch({ ...query, page })}`
    return base.department ? routes.careersDepartment(base.department, page) : routes.careersPage(page)
  }

  return (
    <div className={styles.listing}>
      <ListControls
        search={copy.search}
        form={{ action: routes.careers, also: { department: query.department } }}
        text={query.q}
        onText={(q) => ask({ q }, 'replace')}
        pills={pills}
        pillsLabel={copy.departmentsLabel}
        pill={query.department}
        toHref={toDepartmentHref}
        onPill={(department) => (base.department ? location.assign(toDepartmentHref(department)) : ask({ department }))}
        sorts={jobSorts}
        sortLabel={copy.sortLabel}
        sort={query.sort}
        onSort={(sort) => ask({ sort })}
        said={said}
        showAll={showAll}
        onShowAll={isPlain ? undefined : () => ask({ q: '', department: '', sort: '' })}
      />
      <ListingItems
        className={styles.list}
        source={source}
        query={query}
        from={from}
        last={data.pages}
        more={copy.more}
        toMoreHref={toMoreHref}
        onMore={() => setQuery({ page: String(query.page + 1) })}
        render={(job) => <PositionCard job={job} copy={copy} />}
      />
    </div>
  )
}

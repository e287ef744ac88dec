'use client'

import { Select } from '@/components/form/Field/Field'
import { SearchBox } from '@/components/listing/SearchBox/SearchBox'
import { applications as copy, inbox, stateNames } from '@/lib/content/studio-hiring'
import { APPLICATION_STATES } from '@/lib/limits'
import { routes } from '@/lib/routes'
import type { ApplicationLine, JobCounts } from '@/lib/studio/applications'
import { toFilterQuery } from '@/lib/studio/filter-query'
import { Inbox } from '../Inbox/Inbox'
import { StateTabs } from '../StateTabs/StateTabs'
import { useFilter } from '../use-filter'
import { usePages, useStudio } from '../use-studio'
import { ApplicationRow } from './ApplicationRow'
import styles from './Applications.module.scss'

const STATES = ['all', ...APPLICATION_STATES] as const

function countState(jobs: JobCounts[], jobId: string | undefined, state: (typeof STATES)[number]): number {
  const shown = jobs.filter(({ id }) => jobId === undefined || id === jobId)
  const states = state === 'all' ? APPLICATION_STATES : [state]
  return shown.flatMap(({ counts }) => states.map((each) => counts[each] ?? 0)).reduce((sum, count) => sum + count, 0)
}

/** All applications: by job, by state, and by name or reference. */
export function Applications() {
  const { filter, change } = useFilter()
  const { data } = useStudio<{ jobs: JobCounts[] }>('applications')
  const pages = usePages<ApplicationLine>('applications', filter)
  const { state = 'all', jobId, words = '' } = filter
  const query = toFilterQuery(filter)
  const tabs = STATES.map((value) => ({
    value,
    label: value === 'all' ? inbox.all : stateNames[value],
    count: data ? countState(data.jobs, jobId, value) : null,
  }))
  const jobs = (data?.jobs ?? []).map(({ id, title }) => ({ value: id, label: title }))
  return (
    <Inbox
      title={copy.title}
      exportHref={routes.studio.export('applications', query)}
      pages={pages}
      status={pages.rows?.length === 0 && (words ? copy.noneFound : copy.none)}
      className={styles.applications}
      tools={
        <>
          <div className={styles.controls}>
            <SearchBox
              className={styles.search}
              label={copy.search}
              placeholder={copy.searchExample}
              text={words}
              onText={(text) => change({ words: text.trim() })}
            />
            <Select
              name="jobId"
              label={copy.job}
              required
              blank={copy.allJobs}
              options={jobs}
              value={jobId ?? ''}
              onChange={(event) => change({ jobId: event.target.value })}
            />
          </div>
          <StateTabs
            label={inbox.state}
            tabs={tabs}
            value={state}
            onChange={(value) => change({ state: value === 'all' ? undefined : value })}
          />
        </>
      }
    >
      {(row) => <ApplicationRow key={row.reference} application={row} query={query} />}
    </Inbox>
  )
}

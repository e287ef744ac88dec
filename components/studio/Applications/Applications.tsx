'use client'

import { useState } from 'react'
import { Select } from '@/components/form/Field/Field'
import { Button } from '@/components/ui/Button/Button'
import { APPLICATION_STATES } from '@/lib/limits'
import { routes } from '@/lib/routes'
import type { ApplicationLine, JobCounts } from '@/lib/studio/applications'
import { applications as copy, stateNames } from '@/lib/studio/copy/studio-hiring'
import { jobLinks } from '@/lib/studio/copy/studio-job-links'
import { batchCopy } from '@/lib/studio/copy/studio-mail-templates'
import { guests, pool } from '@/lib/studio/copy/studio-people'
import { toFilterQuery } from '@/lib/studio/filter-query'
import { Inbox } from '../Inbox/Inbox'
import { LoadProblem } from '../LoadProblem/LoadProblem'
import { MailBatch } from '../MailBatch/MailBatch'
import { SearchBox } from '../SearchBox/SearchBox'
import { StateTabs } from '../StateTabs/StateTabs'
import { usePages, useStudio } from '../use-studio'
import { ApplicationRow } from './ApplicationRow'
import styles from './Applications.module.scss'
import { useChosen } from './use-chosen'
import { useFilter } from './use-filter'

const STATES = [undefined, ...APPLICATION_STATES]

const countStates = (jobs: JobCounts[]) =>
  Object.fromEntries(
    APPLICATION_STATES.map((state) => [state, jobs.reduce((sum, { counts }) => sum + (counts[state] ?? 0), 0)]),
  )

/** All applications, filtered by job, state and words. */
export function Applications() {
  const { filter, change } = useFilter()
  const { data } = useStudio<{ jobs: JobCounts[]; sources: string[] }>('applications')
  const pages = usePages<ApplicationLine>('applications', filter)
  const { state, jobId, source, words = '' } = filter
  const query = toFilterQuery(filter)
  const shown = data?.jobs.filter(({ id }) => jobId === undefined || id === jobId)
  const sources = [...new Set([...(data?.sources ?? []), ...(source ? [source] : [])])]
  const chosen = useChosen(filter)
  const { people } = chosen
  const [isWriting, setWriting] = useState(false)
  const endWriting = () => {
    setWriting(false)
    chosen.clear()
    void pages.mutate()
  }
  const jobs = (data?.jobs ?? []).map(({ id, title }) => ({ value: id, label: title }))
  return (
    <Inbox
      title={copy.title}
      exportHref={routes.studio.export('applications', query)}
      pages={pages}
      status={pages.rows?.length === 0 && (words ? copy.noneFound : copy.none)}
      sample={words ? undefined : copy.sample}
      tools={
        <>
          <p className={styles.links}>
            <a href={routes.studio.pool}>{pool.title}</a>
            <a href={routes.studio.guests}>{guests.title}</a>
            <a href={routes.studio.mailTemplates}>{batchCopy.link}</a>
          </p>
          <div className={styles.controls}>
            <SearchBox
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
            {(source || sources.length > 0) && (
              <Select
                name="source"
                label={jobLinks.source}
                required
                blank={jobLinks.allSources}
                options={sources.map((label) => ({ value: label, label }))}
                value={source ?? ''}
                onChange={(event) => change({ source: event.target.value })}
              />
            )}
          </div>
          <StateTabs
            states={STATES}
            names={stateNames}
            counts={shown && countStates(shown)}
            value={state}
            onChange={(state) => change({ state })}
          />
          <div className={styles.batch}>
            <label className={styles.all}>
              <input
                type="checkbox"
                checked={chosen.isAll}
                disabled={!pages.rows?.length}
                onChange={({ target }) => (target.checked ? void chosen.chooseAll() : chosen.clear())}
              />
              {batchCopy.chooseAll}
            </label>
            {people.length > 0 && <Button onClick={() => setWriting(true)}>{batchCopy.write}</Button>}
            <span role="status">{people.length > 0 && batchCopy.chosen(people.length, chosen.count)}</span>
          </div>
          <LoadProblem problem={chosen.problem} />
          {isWriting && <MailBatch people={people} onDone={endWriting} onCancel={() => setWriting(false)} />}
        </>
      }
    >
      {(row) => (
        <ApplicationRow
          key={row.reference}
          application={row}
          query={query}
          isChosen={chosen.has(row.reference)}
          isFull={chosen.isFull}
          onChoose={(isChosen) => chosen.choose(row, isChosen)}
        />
      )}
    </Inbox>
  )
}

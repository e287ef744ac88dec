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
import { MailBatch } from '../MailBatch/MailBatch'
import { SearchBox } from '../SearchBox/SearchBox'
import { StateTabs } from '../StateTabs/StateTabs'
import { usePages, useStudio } from '../use-studio'
import { ApplicationRow } from './ApplicationRow'
import styles from './Applications.module.scss'
import { useFilter } from './use-filter'

/** The server takes no more at once. */
const MAX_CHOSEN = 500

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
  const [chosen, setChosen] = useState<ReadonlyMap<string, ApplicationLine>>(new Map())
  const [isWriting, setWriting] = useState(false)
  const rows = pages.rows ?? []
  const people = rows.filter(({ reference }) => chosen.has(reference)).slice(0, MAX_CHOSEN)
  const choose = (some: readonly ApplicationLine[], isChosen: boolean) => {
    const next = new Map(chosen)
    for (const row of some) isChosen ? next.set(row.reference, row) : next.delete(row.reference)
    setChosen(next)
  }
  const endWriting = () => {
    setWriting(false)
    setChosen(new Map())
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
          </p>
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
                checked={rows.length > 0 && people.length === Math.min(rows.length, MAX_CHOSEN)}
                onChange={({ target }) => choose(rows, target.checked)}
              />{' '}
              {batchCopy.chooseAll}
            </label>
            {people.length > 0 && (
              <>
                <span role="status">
                  {batchCopy.chosen(people.length)}
                  {people.length === MAX_CHOSEN && ` ${batchCopy.max(MAX_CHOSEN)}`}
                </span>
                <Button onClick={() => setWriting(true)}>{batchCopy.write}</Button>
              </>
            )}
            <a href={routes.studio.mailTemplates}>{batchCopy.link}</a>
          </div>
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
          onChoose={(isChosen) => choose([row], isChosen)}
        />
      )}
    </Inbox>
  )
}

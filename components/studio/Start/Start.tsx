'use client'

import type { ReactNode } from 'react'
import { FormattedDate } from '@/components/ui/FormattedDate/FormattedDate'
import { routes } from '@/lib/routes'
import { start as copy, stateNames } from '@/lib/studio/copy/studio-hiring'
import { studioPosts } from '@/lib/studio/copy/studio-posts'
import type { News } from '@/lib/studio/dashboard'
import { toFilterQuery } from '@/lib/studio/filter-query'
import { ChangeList } from '../ChangeList/ChangeList'
import { FormattedTime } from '../FormattedTime/FormattedTime'
import { LoadState } from '../LoadProblem/LoadProblem'
import { toRefresh, useStudio } from '../use-studio'
import { PromisesPart } from './PromisesPart'
import { RetentionPart } from './RetentionPart'
import styles from './Start.module.scss'

type NewsPartProps = { id: string; title: string; children: ReactNode }

function NewsPart({ id, title, children }: NewsPartProps) {
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** The news since a person's last visit, in the areas of their role. */
export function Start() {
  const { data, error, mutate } = useStudio<News>('news', { refreshInterval: () => toRefresh() })
  return (
    <div className={styles.start}>
      <div>
        <h1>{copy.title}</h1>
        {data && (
          <p className={styles.since}>
            {data.since ? copy.since : copy.first} {data.since && <FormattedDate date={data.since} />}
          </p>
        )}
      </div>
      <LoadState data={data} error={error} onRetry={mutate} />
      {data && <StartNews news={data} />}
    </div>
  )
}

function StartNews({
  news: { since, posts, jobs, silent = [], retention, files, messages, subscribers, changes },
}: {
  news: News
}) {
  const arrived = (number: number) =>
    since && number > 0 && <span className={styles.arrived}>{copy.arrived(number)}</span>
  return (
    <>
      {posts && (
        <NewsPart id="posts" title={copy.posts}>
          <ul className={styles.list}>
            <li>
              <a href={`${routes.studio.posts}?category=draft`}>
                <span className={styles.number}>{posts.drafts}</span> {copy.drafts(posts.drafts)}
              </a>
            </li>
            {posts.scheduled.map(({ id, title, publishAt }) => (
              <li key={id}>
                <a href={routes.studio.post(id)}>
                  <span aria-hidden="true" /> {title || studioPosts.list.untitled}
                </a>
                <span className={styles.when}>
                  {copy.publishes} <FormattedTime time={publishAt} hasZone />
                </span>
              </li>
            ))}
          </ul>
        </NewsPart>
      )}
      {jobs && (
        <NewsPart id="applications" title={copy.applications}>
          {jobs.length === 0 && <p>{copy.noApplications}</p>}
          <ul className={styles.list}>
            {jobs.map((job) => (
              <li key={job.id}>
                <a href={routes.studio.applicationList(toFilterQuery({ state: 'new', jobId: job.id }))}>
                  <span className={styles.number}>{job.waiting}</span> {job.title}
                </a>
                {arrived(job.arrived)}
              </li>
            ))}
          </ul>
        </NewsPart>
      )}
      {jobs && <PromisesPart />}
      {silent.length > 0 && (
        <NewsPart id="silent" title={copy.silent}>
          <p>{copy.silentText}</p>
          <ul className={styles.list}>
            {silent.map(({ state, count }) => (
              <li key={state}>
                <a href={routes.studio.applicationList(toFilterQuery({ state }))}>
                  <span className={styles.number}>{count}</span> {stateNames[state]}
                </a>
              </li>
            ))}
          </ul>
        </NewsPart>
      )}
      {retention && <RetentionPart news={retention} />}
      {files && (
        <NewsPart id="files" title={copy.files}>
          <p>{copy.filesText(files)}</p>
        </NewsPart>
      )}
      {messages && (
        <NewsPart id="messages" title={copy.messages}>
          <p className={styles.line}>
            <a href={routes.studio.messages}>
              <span className={styles.number}>{messages.waiting}</span> {copy.openMessages(messages.waiting)}
            </a>
            {arrived(messages.arrived)}
          </p>
        </NewsPart>
      )}
      {subscribers && (
        <NewsPart id="subscribers" title={copy.subscribers}>
          <p className={styles.line}>
            <a href={routes.studio.subscribers}>
              <span className={styles.number}>{subscribers.all}</span> {copy.allSubscribers(subscribers.all)}
            </a>
            {arrived(subscribers.arrived)}
          </p>
        </NewsPart>
      )}
      <NewsPart id="changes" title={copy.changes}>
        {changes.length === 0 && <p>{copy.noChanges}</p>}
        <ChangeList changes={changes} />
      </NewsPart>
    </>
  )
}

'use client'

import { ButtonLink } from '@/components/ui/Button/Button'
import { routes } from '@/lib/routes'
import { issuesCopy as copy } from '@/lib/studio/copy/studio-newsletter'
import type { ListedIssue } from '@/lib/studio/newsletter-issues'
import { FormattedTime } from '../FormattedTime/FormattedTime'
import { LoadState } from '../LoadProblem/LoadProblem'
import { SampleRow } from '../SampleRow/SampleRow'
import { toRefresh, useStudio } from '../use-studio'
import styles from './Issues.module.scss'

/** All issues of the newsletter, latest first. */
export function IssueList() {
  const { data, error, mutate } = useStudio<{ issues: ListedIssue[]; isMailing: boolean }>('newsletter', {
    refreshInterval: () => toRefresh(),
  })
  return (
    <div>
      <header className={styles.head}>
        <h1>{copy.title}</h1>
        <ButtonLink href={routes.studio.newIssue}>{copy.create}</ButtonLink>
      </header>
      <LoadState data={data} error={error} onRetry={mutate} />
      {data && !data.isMailing && <p className={styles.note}>{copy.noMail}</p>}
      {data?.issues.length === 0 && (
        <>
          <p>{copy.empty}</p>
          <SampleRow {...copy.sample} />
        </>
      )}
      <ul className={styles.list}>
        {data?.issues.map(({ id, subject, state, updatedAt, endedAt, sent, left }) => (
          <li key={id}>
            <a href={routes.studio.issue(id)}>{subject || copy.untitled}</a>
            <p className={styles.facts}>
              {copy.states[state]} <FormattedTime time={endedAt ?? updatedAt} isDay />
              {state !== 'draft' && ` ${copy.progress(sent, left)}`}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

'use client'

import { useParams } from 'next/navigation'
import { studio } from '@/lib/content/studio'
import { issuesCopy as copy } from '@/lib/content/studio-newsletter'
import { routes } from '@/lib/routes'
import type { StudioIssue } from '@/lib/studio/issues'
import { LoadProblem } from '../LoadProblem/LoadProblem'
import { useStudio } from '../use-studio'
import { IssueForm } from './IssueForm'
import { IssueSending } from './IssueSending'
import styles from './Issues.module.scss'

/** One issue, or a new one, to be written, looked at and sent. */
export function IssueEditor() {
  const id = String(useParams().id)
  const isNew = routes.studio.issue(id) === routes.studio.newIssue
  const stored = useStudio<StudioIssue>(isNew ? null : `newsletter/${encodeURIComponent(id)}`)
  const list = useStudio<{ isMailing: boolean }>('newsletter')
  const problem = (stored.error ?? list.error)?.problem
  const isReady = list.data && (isNew || stored.data)
  const issue = stored.data ?? null
  return (
    <div className={styles.issues}>
      <p>
        <a href={routes.studio.newsletter}>{copy.back}</a>
      </p>
      <LoadProblem problem={problem} onRetry={() => void Promise.all([stored.mutate(), list.mutate()])} />
      {!isReady && !problem && <p role="status">{studio.loading}</p>}
      {isReady && !list.data?.isMailing && <p className={styles.note}>{copy.noMail}</p>}
      {isReady && (!issue || issue.state === 'draft') && list.data && (
        <IssueForm opened={issue} isMailing={list.data.isMailing} onSent={stored.mutate} />
      )}
      {isReady && issue && issue.state !== 'draft' && <IssueSending issue={issue} onChange={stored.mutate} />}
    </div>
  )
}

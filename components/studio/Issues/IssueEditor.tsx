'use client'

import { useParams } from 'next/navigation'
import { routes } from '@/lib/routes'
import { issuesCopy as copy } from '@/lib/studio/copy/studio-newsletter'
import type { StudioIssue } from '@/lib/studio/newsletter-issues'
import { LoadState } from '../LoadProblem/LoadProblem'
import { useStudio } from '../use-studio'
import { IssueForm } from './IssueForm'
import { IssueSending } from './IssueSending'
import styles from './Issues.module.scss'

/** The editor of an issue, or of a new one. */
export function IssueEditor() {
  const { id } = useParams<{ id: string }>()
  const isNew = id === 'new'
  const stored = useStudio<StudioIssue>(isNew ? null : `newsletter/${id}`)
  const list = useStudio<{ isMailing: boolean }>('newsletter')
  const isMailing = list.data?.isMailing
  const isReady = isMailing !== undefined && (isNew || stored.data)
  const issue = stored.data ?? null
  return (
    <div>
      <p>
        <a href={routes.studio.newsletter}>{copy.back}</a>
      </p>
      <LoadState
        data={isReady}
        error={stored.error ?? list.error}
        onRetry={() => Promise.all([stored.mutate(), list.mutate()])}
      />
      {isReady && !isMailing && <p className={styles.note}>{copy.noMail}</p>}
      {isReady && (!issue || issue.state === 'draft') && (
        <IssueForm opened={issue} isMailing={isMailing} onSent={stored.mutate} />
      )}
      {isReady && issue && issue.state !== 'draft' && <IssueSending issue={issue} onChange={stored.mutate} />}
    </div>
  )
}

import { Button } from '@/components/ui/Button/Button'
import { jobsCopy } from '@/lib/studio/copy/studio-jobs'
import type { JobState } from '@/lib/studio/job-input'
import type { JobStatus } from '@/lib/studio/job-status'
import styles from './JobEditor.module.scss'

export type JobStepsProps = {
  status: JobStatus
  /** Address of the job's page on the site. */
  page: string | null
  /** The state in which the job was just saved. */
  saved: JobState | null
  isBusy: boolean
  /** Discards the changes that visitors do not see; null if there are none. */
  onDiscard: (() => void) | null
  onState: (state: JobState) => void
}

/** The buttons that save a job, and publish, close or reopen it. */
export function JobSteps({ status, page, saved, isBusy, onDiscard, onState }: JobStepsProps) {
  const step = {
    draft: { label: jobsCopy.publish, state: 'open' },
    closed: { label: jobsCopy.reopen, state: 'open' },
    open: { label: jobsCopy.close, state: 'closed' },
    closing: { label: jobsCopy.close, state: 'closed' },
  } as const
  const { label, state } = step[status]
  return (
    <div className={styles.actions}>
      <Button type="submit" look={status === 'draft' ? 'outline' : 'solid'} aria-disabled={isBusy}>
        {jobsCopy.save}
      </Button>
      <Button look={status === 'draft' ? 'solid' : 'outline'} aria-disabled={isBusy} onClick={() => onState(state)}>
        {label}
      </Button>
      {onDiscard && (
        <Button look="quiet" aria-disabled={isBusy} onClick={onDiscard}>
          {jobsCopy.discard}
        </Button>
      )}
      <p role="status" className={styles.saved}>
        {saved && jobsCopy.saved[saved]}
      </p>
      {page && status !== 'draft' && (
        <a href={page} target="_blank" rel="noopener">
          {jobsCopy.view}
        </a>
      )}
    </div>
  )
}

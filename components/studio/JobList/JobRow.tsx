import { Button } from '@/components/ui/Button/Button'
import { routes } from '@/lib/routes'
import { jobsCopy } from '@/lib/studio/copy/studio-jobs'
import { questionsCopy } from '@/lib/studio/copy/studio-questions'
import type { ListedJob } from '@/lib/studio/edit-jobs'
import { FormattedTime } from '../FormattedTime/FormattedTime'
import styles from './JobList.module.scss'

type Act = (job: ListedJob) => Promise<void>

export type JobRowProps = { job: ListedJob; close: Act; duplicate: Act; remove: Act }

/** A job in the list. Its title links to its form. */
export function JobRow({ job, close, duplicate, remove }: JobRowProps) {
  const isOpen = job.status === 'open' || job.status === 'closing'
  const action = (label: string, act: Act) => (
    <Button look="quiet" aria-label={jobsCopy.of(label, job.title)} onClick={() => void act(job)}>
      {label}
    </Button>
  )
  return (
    <li className={styles.job}>
      <div>
        <h3>
          <a href={routes.studio.job(job.id)} id={`job-${job.id}`}>
            {job.title || jobsCopy.untitled}
          </a>
        </h3>
        <p className={styles.facts}>
          {[job.listing === 'open-application' ? questionsCopy.openApplication : '', job.department, job.location]
            .filter(Boolean)
            .map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          {job.status !== 'draft' && (
            <span>
              {jobsCopy.posted} <FormattedTime time={job.createdAt} isDay />
            </span>
          )}
          {job.hasChanges && <span>{jobsCopy.unsaved}</span>}
          {job.closingDate && (
            <span>
              {jobsCopy.closes} <FormattedTime time={job.closingDate} isDay />
            </span>
          )}
        </p>
      </div>
      <p className={styles.actions}>
        {isOpen && action(jobsCopy.close, close)}
        {action(jobsCopy.duplicate, duplicate)}
        {action(jobsCopy.remove, remove)}
      </p>
    </li>
  )
}

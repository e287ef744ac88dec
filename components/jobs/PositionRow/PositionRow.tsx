import { ButtonLink } from '@/components/ui/Button/Button'
import type { careers } from '@/content/careers'
import type { JobCardData } from '@/lib/jobs/listing'
import { PositionCard } from '../PositionCard/PositionCard'
import styles from './PositionRow.module.scss'

export type PositionRowProps = { job: JobCardData; copy: typeof careers.positions }

/** One open position as a line of the board: title, place, pay and the link to apply. The rest opens below. */
export function PositionRow({ job, copy }: PositionRowProps) {
  const { apply, details } = copy
  return (
    <div className={styles.row}>
      <h3 className={styles.title}>
        <a href={job.href}>{job.title}</a>
      </h3>
      <p className={styles.place}>{[job.location, job.jobType].filter(Boolean).join(' · ')}</p>
      <p className={styles.pay}>{job.salary}</p>
      <p className={styles.apply}>
        <ButtonLink href={job.href} aria-label={`${apply}: ${job.title}`}>
          {apply}
        </ButtonLink>
      </p>
      <details className={styles.details}>
        <summary className={styles.opener} aria-label={`${details}: ${job.title}`}>
          <span>{details}</span>
        </summary>
        <PositionCard job={job} copy={copy} />
      </details>
    </div>
  )
}

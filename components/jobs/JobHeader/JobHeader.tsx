import { careers } from '@/content/careers'
import type { Job } from '@/lib/backend/contract'
import { splitSalary } from '@/lib/jobs/job-facts'
import styles from './JobHeader.module.scss'

export type JobHeaderProps = {
  job: Pick<Job, 'title' | 'salary' | 'location'>
  /** The address to print. The position's own address is encrypted and two lines long. */
  source: string
}

/** The pay as large figures, one below the other, joined by a stitch. Other words are shown as they are. */
function Pay({ salary }: { salary: string }) {
  const pay = splitSalary(salary)
  if (!pay) return <span className={styles.words}>{salary}</span>
  const [low = '', high] = pay.figures
  const isLong = Math.max(low.length, high?.length ?? 0) > '260,000'.length
  return (
    <>
      {pay.currency}{' '}
      <span className={styles.figures} data-long={isLong || undefined}>
        <span>{low}</span>
        {high && (
          <>
            {' '}
            <span className={styles.dash}>
              <span>–</span>
            </span>{' '}
            <span>{high}</span>
          </>
        )}
      </span>{' '}
      {pay.unit}
    </>
  )
}

/** The title of a position beside its pay, or beside its place if the pay is not stated. */
export function JobHeader({ job, source }: JobHeaderProps) {
  const { facts } = careers.positions
  return (
    <header className={styles.header}>
      <h1>{job.title}</h1>
      {(job.salary || job.location) && (
        <p className={styles.side}>
          <span className="visuallyHidden">{job.salary ? facts.salary : facts.location}: </span>
          {job.salary ? <Pay salary={job.salary} /> : <span className={styles.words}>{job.location}</span>}
        </p>
      )}
      <p className={styles.source}>{source}</p>
    </header>
  )
}

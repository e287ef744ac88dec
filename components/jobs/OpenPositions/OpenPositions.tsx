import type { Job } from '@/lib/backend/contract'
import { routes } from '@/lib/routes'
import styles from './OpenPositions.module.scss'

/** A position with the token of its link, which only the server can make. */
export type LinkedJob = Pick<Job, 'id' | 'title' | 'department' | 'location'> & { token: string }
export type OpenPositionsProps = { jobs: LinkedJob[] }

/** A short list of positions with links. */
export function OpenPositions({ jobs }: OpenPositionsProps) {
  return (
    <ul className={styles.list}>
      {jobs.map((job) => (
        <li key={job.id}>
          <a href={routes.job(job.token)}>{job.title}</a>
          <p>
            {job.department}, {job.location}
          </p>
        </li>
      ))}
    </ul>
  )
}

import { FormattedDate } from '@/components/ui/FormattedDate/FormattedDate'
import { Picture } from '@/components/ui/Picture/Picture'
import { artUrl } from '@/lib/art/url'
import type { Job } from '@/lib/backend/contract'
import { careers } from '@/lib/content/careers'
import { toDay } from '@/lib/format/date'
import { JobActions } from '../JobActions/JobActions'
import styles from './JobHeader.module.scss'

export type JobHeaderProps = {
  job: Job
  /** The whole address of its page, for paper. */
  address: string
}

/** What a candidate wants to know first: the title, and the six facts. Its picture is the one of the social card. */
export function JobHeader({ job, address }: JobHeaderProps) {
  const { facts } = careers.positions
  const rows = [
    [facts.department, job.department],
    [facts.location, job.location],
    [facts.jobType, job.jobType],
    [facts.experience, job.experience],
    [facts.salary, job.salary],
  ].filter(([, value]) => value)
  return (
    <header className={styles.header}>
      <h1>{job.title}</h1>
      <Picture className={styles.picture} src={artUrl('cover', job.title)} alt="" size="cover" eager />
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {toDay(job.createdAt) && (
          <div>
            <dt>{facts.posted}</dt>
            <dd>
              <FormattedDate date={job.createdAt} />
            </dd>
          </div>
        )}
      </dl>
      <JobActions />
      <p className={styles.address}>{address}</p>
    </header>
  )
}

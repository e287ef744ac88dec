import { ButtonLink } from '@/components/ui/Button/Button'
import { FormattedDate } from '@/components/ui/FormattedDate/FormattedDate'
import type { careers } from '@/lib/content/careers'
import { toDay } from '@/lib/format/date'
import type { JobCardData } from '@/lib/listing/cards'
import styles from './PositionCard.module.scss'

export type PositionCardProps = { job: JobCardData; copy: typeof careers.positions }

/** One open position on the careers list. */
export function PositionCard({ job, copy }: PositionCardProps) {
  const { facts, requirements, responsibilities, apply } = copy
  const lists = [
    { title: requirements, items: job.requirements },
    { title: responsibilities, items: job.responsibilities },
  ].filter(({ items }) => items.length > 0)
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <h3>
          <a href={job.href}>{job.title}</a>
        </h3>
        {toDay(job.createdAt) && (
          <p className={styles.posted}>
            {facts.posted} {job.posted} (<FormattedDate date={job.createdAt} />)
          </p>
        )}
        <dl className={styles.facts}>
          {[
            [facts.department, job.department],
            [facts.location, job.location],
            [facts.jobType, job.jobType],
            [facts.experience, job.experience],
            [facts.salary, job.salary],
          ]
            .filter(([, value]) => value)
            .map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      </div>
      <div className={styles.body}>
        <p>{job.preview}</p>
        <div className={styles.lists}>
          {lists.map(({ title, items }) => (
            <details key={title} className={styles.list}>
              <summary>
                {title} <span>({items.length})</span>
              </summary>
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </details>
          ))}
        </div>
        <p className={styles.apply}>
          <ButtonLink href={job.href} label={`${apply}: ${job.title}`}>
            {apply}
          </ButtonLink>
        </p>
      </div>
    </div>
  )
}

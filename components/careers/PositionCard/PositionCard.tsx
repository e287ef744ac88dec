import { ButtonLink } from '@/components/ui/Button/Button'
import { careers } from '@/lib/content/careers'
import { toDay } from '@/lib/format/date'
import { toSlug } from '@/lib/format/slug'
import { formatPreview } from '@/lib/format/text'
import type { ListedJob } from '@/lib/job/listed-jobs'
import { routes } from '@/lib/routes'
import styles from './PositionCard.module.scss'

export type PositionCardProps = { job: ListedJob }

/** One open position on the careers list. The data attributes are what ListFilter acts on. */
export function PositionCard({ job }: PositionCardProps) {
  const { facts, requirements, responsibilities, apply } = careers.positions
  const lists = [
    { title: requirements, items: job.requirements },
    { title: responsibilities, items: job.responsibilities },
  ].filter(({ items }) => items.length > 0)
  return (
    <li className={styles.card} data-department={toSlug(job.department)}>
      <div className={styles.head}>
        <h3>
          <a href={routes.job(job.token)}>{job.title}</a>
        </h3>
        <p className={styles.posted}>
          {facts.posted} <time dateTime={toDay(job.createdAt) ?? undefined}>{job.posted}</time>
        </p>
        <dl className={styles.facts}>
          {[
            [facts.department, job.department],
            [facts.location, job.location],
            [facts.jobType, job.jobType],
            [facts.experience, job.experience],
            [facts.salary, job.salary],
          ].map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.body}>
        <p>{formatPreview(job.description)}</p>
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
        <p>
          <ButtonLink href={routes.job(job.token)} label={`${apply}: ${job.title}`}>
            {apply}
          </ButtonLink>
        </p>
      </div>
    </li>
  )
}

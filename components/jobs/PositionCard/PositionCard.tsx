import { FormattedDate } from '@/components/ui/FormattedDate/FormattedDate'
import { TermList } from '@/components/ui/TermList/TermList'
import type { careers } from '@/content/careers'
import { toDay } from '@/lib/format/date'
import type { JobCardData } from '@/lib/jobs/listing'
import styles from './PositionCard.module.scss'

export type PositionCardProps = { job: JobCardData; copy: typeof careers.positions }

/** The number of items shown before “more” is pressed. */
const SHOWN = 3

/** A list that shows its first items, and the rest after a press. */
function ShortList({ title, items, more }: { title: string; items: readonly string[]; more: string }) {
  if (items.length === 0) return null
  const toItem = (item: string) => <li key={item}>{item}</li>
  const rest = items.slice(SHOWN)
  return (
    <div className={styles.list}>
      <h4>{title}</h4>
      <ul>{items.slice(0, SHOWN).map(toItem)}</ul>
      {rest.length > 0 && (
        <details>
          <summary>{more.replace('{count}', String(rest.length))}</summary>
          <ul>{rest.map(toItem)}</ul>
        </details>
      )}
    </div>
  )
}

/** The requirements and benefits of a position, below its line in the careers list. */
export function PositionCard({ job, copy }: PositionCardProps) {
  const { facts, requirements, responsibilities, moreItems } = copy
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <p>{job.preview}</p>
        {toDay(job.createdAt) && (
          <p className={styles.posted}>
            {facts.posted} {job.posted} (<FormattedDate date={job.createdAt} />)
          </p>
        )}
        <TermList
          className={styles.facts}
          terms={[
            [facts.department, job.department],
            [facts.experience, job.experience],
          ]}
        />
      </div>
      <ShortList title={requirements} items={job.requirements} more={moreItems} />
      <ShortList title={responsibilities} items={job.responsibilities} more={moreItems} />
    </div>
  )
}

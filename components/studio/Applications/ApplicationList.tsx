import { Button } from '@/components/ui/Button/Button'
import { FormattedDate } from '@/components/ui/FormattedDate/FormattedDate'
import { applications as copy, inbox, stateNames } from '@/lib/content/studio-hiring'
import { routes } from '@/lib/routes'
import type { ApplicationLine } from '@/lib/studio/applications'
import type { Filter } from '@/lib/studio/filter'
import { toFilterQuery } from '@/lib/studio/filter-query'
import { LoadState } from '../LoadProblem/LoadProblem'
import { Signals } from '../Signals/Signals'
import { usePages } from '../use-studio'
import styles from './Applications.module.scss'

export type ApplicationListProps = { filter: Filter }

/** The applications of a filter, latest first, page by page. */
export function ApplicationList({ filter }: ApplicationListProps) {
  const { rows, error, showMore, isReading, mutate } = usePages<ApplicationLine>('applications', filter)
  const query = toFilterQuery(filter)
  return (
    <>
      <LoadState data={rows} error={error} onRetry={mutate} />
      {rows?.length === 0 && <p role="status">{filter.words ? copy.noneFound : copy.none}</p>}
      <ol className={styles.list}>
        {rows?.map((row) => (
          <li key={row.reference}>
            <a href={routes.studio.application(row.reference, query)} className={styles.name}>
              {row.name} {row.lastName}
            </a>
            <span className={styles.state} data-state={row.state}>
              {stateNames[row.state]}
            </span>
            <span className={styles.job}>{row.jobTitle}</span>
            <span className={styles.facts}>
              <FormattedDate date={row.receivedAt} short /> <span>{row.reference}</span>
            </span>
            {row.isSilent && <p className={styles.silent}>{copy.silent}</p>}
            <Signals signals={row.signals} />
          </li>
        ))}
      </ol>
      {showMore && (
        <Button look="outline" onClick={showMore} disabled={isReading}>
          {inbox.more}
        </Button>
      )}
    </>
  )
}

import { Button } from '@/components/ui/Button/Button'
import { routes } from '@/lib/routes'
import { shared as copy } from '@/lib/studio/copy/studio-people'
import type { SharedLine } from '@/lib/studio/guests'
import { FormattedTime } from '../FormattedTime/FormattedTime'
import { LoadState } from '../LoadProblem/LoadProblem'
import { usePages } from '../use-studio'
import styles from './Shared.module.scss'

const NO_QUESTION = {}

/** The applications that a guest may read. */
export function SharedList() {
  const { rows, first, error, showMore, isReading, mutate } = usePages<SharedLine, { endsAt: string }>(
    'shared',
    NO_QUESTION,
  )
  return (
    <div className={styles.shared}>
      <div>
        <h1>{copy.title}</h1>
        {first && (
          <p className={styles.facts}>
            {copy.until} <FormattedTime time={first.endsAt} hasZone />.
          </p>
        )}
      </div>
      <LoadState data={rows} error={error} onRetry={mutate} />
      {rows?.length === 0 && <p role="status">{copy.none}</p>}
      <ol className={styles.list}>
        {rows?.map(({ reference, name, lastName, jobTitle, receivedAt }) => (
          <li key={reference}>
            <a href={routes.studio.shared(reference)}>
              {name} {lastName}
            </a>
            <span className={styles.facts}>
              {jobTitle} · <FormattedTime time={receivedAt} isDay /> · <span>{reference}</span>
            </span>
          </li>
        ))}
      </ol>
      {showMore && (
        <Button look="outline" onClick={showMore} disabled={isReading}>
          {copy.more}
        </Button>
      )}
    </div>
  )
}

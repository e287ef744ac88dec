'use client'

import { Button, ButtonLink } from '@/components/ui/Button/Button'
import { FormattedDate } from '@/components/ui/FormattedDate/FormattedDate'
import { subscribers as copy, erasure, inbox } from '@/lib/content/studio-hiring'
import { routes } from '@/lib/routes'
import { EraseDialog } from '../EraseDialog/EraseDialog'
import { LoadState } from '../LoadProblem/LoadProblem'
import { Signals } from '../Signals/Signals'
import { usePages } from '../use-studio'
import styles from './Subscribers.module.scss'

type Subscriber = { email: string; subscribedAt: string; signals: string; bouncedAt: string | null }

const NOTHING = {}

/** Who gets the newsletter. */
export function Subscribers() {
  const pages = usePages<Subscriber, { count: number }>('subscribers', NOTHING)
  const { rows, first, error, showMore, isReading, mutate } = pages
  return (
    <div className={styles.subscribers}>
      <div className={styles.head}>
        <h1>{copy.title}</h1>
        <ButtonLink look="quiet" href={routes.studio.export('subscribers')} download>
          {inbox.export}
        </ButtonLink>
      </div>
      <LoadState data={rows} error={error} onRetry={mutate} />
      {first && <p role="status">{first.count === 0 ? copy.none : copy.count(first.count)}</p>}
      <ol className={styles.list}>
        {rows?.map(({ email, subscribedAt, signals, bouncedAt }) => (
          <li key={email}>
            <div>
              <p className={styles.email}>{email}</p>
              <p className={styles.facts}>
                <FormattedDate date={subscribedAt} />
              </p>
              {bouncedAt && (
                <p className={styles.facts}>
                  {copy.bounced} <FormattedDate date={bouncedAt} />
                </p>
              )}
              <Signals signals={signals} />
            </div>
            <EraseDialog
              title={erasure.title(email)}
              label={copy.erase(email)}
              path="subscribers"
              body={{ email }}
              onErased={() => void mutate()}
            >
              <p>{copy.question}</p>
              <p>{erasure.backups}</p>
            </EraseDialog>
          </li>
        ))}
      </ol>
      {showMore && (
        <Button look="outline" onClick={showMore} disabled={isReading}>
          {inbox.more}
        </Button>
      )}
    </div>
  )
}

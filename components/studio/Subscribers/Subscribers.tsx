'use client'

import { routes } from '@/lib/routes'
import { subscribers as copy, erasure } from '@/lib/studio/copy/studio-hiring'
import { EraseDialog } from '../EraseDialog/EraseDialog'
import { FormattedTime } from '../FormattedTime/FormattedTime'
import { Inbox } from '../Inbox/Inbox'
import { SpamSignals } from '../SpamSignals/SpamSignals'
import { usePages } from '../use-studio'
import styles from './Subscribers.module.scss'

type Subscriber = { email: string; subscribedAt: string; signals: string; bouncedAt: string | null }

const NOTHING = {}

/** The subscribers of the newsletter. */
export function Subscribers() {
  const pages = usePages<Subscriber, { count: number }>('subscribers', NOTHING)
  const count = pages.first?.count
  return (
    <Inbox
      title={copy.title}
      exportHref={routes.studio.export('subscribers')}
      pages={pages}
      status={count !== undefined && (count === 0 ? copy.none : copy.count(count))}
      sample={copy.sample}
    >
      {({ email, subscribedAt, signals, bouncedAt }) => (
        <li key={email} className={styles.subscriber}>
          <div>
            <p>{email}</p>
            <p className={styles.facts}>
              <FormattedTime time={subscribedAt} isDay />
            </p>
            {bouncedAt && (
              <p className={styles.facts}>
                {copy.bounced} <FormattedTime time={bouncedAt} isDay />
              </p>
            )}
            <SpamSignals signals={signals} />
          </div>
          <EraseDialog
            title={erasure.title(email)}
            label={copy.erase(email)}
            path="subscribers"
            body={{ email }}
            onErased={() => void pages.mutate()}
          >
            <p>{copy.question}</p>
            <p>{erasure.backups}</p>
          </EraseDialog>
        </li>
      )}
    </Inbox>
  )
}

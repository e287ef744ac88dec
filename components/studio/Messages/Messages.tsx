'use client'

import { useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/Button/Button'
import { messages as copy, inbox, messageStateNames } from '@/lib/content/studio-hiring'
import { MESSAGE_STATES, type MessageState } from '@/lib/limits'
import { routes } from '@/lib/routes'
import type { MessageCounts, StudioMessage } from '@/lib/studio/messages'
import { LoadState } from '../LoadProblem/LoadProblem'
import { StateTabs } from '../StateTabs/StateTabs'
import { usePages } from '../use-studio'
import { MessageItem } from './MessageItem'
import styles from './Messages.module.scss'

const TABS = [...MESSAGE_STATES, 'all'] as const

/** What visitors wrote: open messages first. */
export function Messages() {
  const [shown, setShown] = useState<MessageState | 'all'>('open')
  const question = shown === 'all' ? {} : { state: shown }
  const pages = usePages<StudioMessage, { counts: MessageCounts }>('messages', question)
  const { rows, first, error, showMore, isReading, mutate } = pages
  const counts = first?.counts
  const tabs = TABS.map((value) => ({
    value,
    label: value === 'all' ? inbox.all : messageStateNames[value],
    count: counts ? (value === 'all' ? counts.open + counts.done : counts[value]) : null,
  }))
  return (
    <div className={styles.messages}>
      <div className={styles.head}>
        <h1>{copy.title}</h1>
        <ButtonLink look="quiet" href={routes.studio.export('messages')} download>
          {inbox.export}
        </ButtonLink>
      </div>
      <StateTabs label={inbox.state} tabs={tabs} value={shown} onChange={setShown} />
      <LoadState data={rows} error={error} onRetry={mutate} />
      {rows?.length === 0 && <p role="status">{copy.none}</p>}
      <ol className={styles.list}>
        {rows?.map((row) => (
          <MessageItem key={row.reference} message={row} onChanged={() => void mutate()} />
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

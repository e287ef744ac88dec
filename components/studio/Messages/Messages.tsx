'use client'

import { useState } from 'react'
import { messages as copy, inbox, messageStateNames } from '@/lib/content/studio-hiring'
import { MESSAGE_STATES, type MessageState } from '@/lib/limits'
import { routes } from '@/lib/routes'
import type { MessageCounts, StudioMessage } from '@/lib/studio/messages'
import { Inbox } from '../Inbox/Inbox'
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
  const counts = pages.first?.counts
  const tabs = TABS.map((value) => ({
    value,
    label: value === 'all' ? inbox.all : messageStateNames[value],
    count: counts ? (value === 'all' ? counts.open + counts.done : counts[value]) : null,
  }))
  return (
    <Inbox
      title={copy.title}
      exportHref={routes.studio.export('messages')}
      pages={pages}
      status={pages.rows?.length === 0 && copy.none}
      className={styles.messages}
      tools={<StateTabs label={inbox.state} tabs={tabs} value={shown} onChange={setShown} />}
    >
      {(row) => <MessageItem key={row.reference} message={row} onChanged={() => void pages.mutate()} />}
    </Inbox>
  )
}

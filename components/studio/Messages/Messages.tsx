'use client'

import { useState } from 'react'
import { MESSAGE_STATES, type MessageState } from '@/lib/limits'
import { routes } from '@/lib/routes'
import { messages as copy, messageStateNames } from '@/lib/studio/copy/studio-hiring'
import type { MessageCounts, StudioMessage } from '@/lib/studio/messages'
import { Inbox } from '../Inbox/Inbox'
import { StateTabs } from '../StateTabs/StateTabs'
import { usePages } from '../use-studio'
import { MessageItem } from './MessageItem'

const STATES = [...MESSAGE_STATES, undefined]

/** Messages from visitors, open ones first. */
export function Messages() {
  const [state, setState] = useState<MessageState | undefined>('open')
  const pages = usePages<StudioMessage, { counts: MessageCounts }>('messages', { state })
  return (
    <Inbox
      title={copy.title}
      exportHref={routes.studio.export('messages')}
      pages={pages}
      status={pages.rows?.length === 0 && copy.none}
      sample={copy.sample}
      tools={
        <StateTabs
          states={STATES}
          names={messageStateNames}
          counts={pages.first?.counts}
          value={state}
          onChange={setState}
        />
      }
    >
      {(row) => <MessageItem key={row.reference} message={row} onChanged={() => void pages.mutate()} />}
    </Inbox>
  )
}

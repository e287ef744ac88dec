import { useEffect, useRef, useState } from 'react'
import type { KeyedMutator } from 'swr'
import { teamCopy } from '@/lib/studio/copy/studio-team'
import type { useCall } from '../use-studio'
import type { ShownMember } from './MemberForm'

type Call = ReturnType<typeof useCall>['call']

/** Moves members at once on the page, then one after another on the server. */
export function useOrder(members: ShownMember[], mutate: KeyedMutator<{ members: ShownMember[] }>, call: Call) {
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const focusId = useRef('')
  const [message, setMessage] = useState('')

  // Moving the row takes the focus from the button that was pressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows move when the order changes.
  useEffect(() => {
    if (focusId.current) document.getElementById(focusId.current)?.focus()
    focusId.current = ''
  }, [members])

  async function send(id: string, before: string | null) {
    queue.current = queue.current.then(() => call(`team/${id}/place`, { method: 'PUT', body: { before } }))
    await queue.current
    return undefined
  }

  function move(from: number, to: number, pressed = '') {
    const member = members[from]
    if (!member) return
    if (to < 0) return setMessage(teamCopy.first(member.name))
    if (to >= members.length) return setMessage(teamCopy.last(member.name))
    const others = members.toSpliced(from, 1)
    focusId.current = pressed
    setMessage(teamCopy.moved(member.name, to + 1, members.length))
    void mutate(send(member.id, others[to]?.id ?? null), {
      optimisticData: { members: others.toSpliced(to, 0, member) },
      populateCache: false,
    })
  }

  return { move, message, setMessage }
}

'use client'

import { useRef, useState } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { teamCopy } from '@/lib/studio/copy/studio-team'
import { FormProblem } from '../FormProblem/FormProblem'
import { LoadState } from '../LoadProblem/LoadProblem'
import { SampleRow } from '../SampleRow/SampleRow'
import { Undo } from '../Undo/Undo'
import { useCall, useStudio } from '../use-studio'
import type { ShownMember } from './MemberForm'
import { MemberForm } from './MemberForm'
import { MemberRow } from './MemberRow'
import styles from './TeamList.module.scss'
import { useDrag } from './use-drag'
import { useOrder } from './use-order'
import { useReturnFocus } from './use-return-focus'

const NOBODY: ShownMember[] = []

/** The team in page order: add, edit, move and remove people. */
export function TeamList() {
  const { data, error, mutate } = useStudio<{ members: ShownMember[] }>('team')
  const members = data?.members ?? NOBODY
  const list = useRef<HTMLOListElement>(null)
  const { call, problem } = useCall()
  const { move, message, setMessage } = useOrder(members, mutate, call)
  const { drag, start } = useDrag(list, move)
  const [isAdding, setAdding] = useState(false)
  const addButton = useReturnFocus(isAdding)
  const [removed, setRemoved] = useState<ShownMember | null>(null)

  async function change(path: string, method: 'POST' | 'DELETE') {
    const { ok } = await call(path, { method, body: {} })
    if (ok) await mutate()
    return ok
  }
  async function remove(member: ShownMember) {
    if (await change(`team/${member.id}`, 'DELETE')) setRemoved(member)
  }
  async function putBack(member: ShownMember) {
    if (!(await change(`team/${member.id}/restore`, 'POST'))) return
    setRemoved(null)
    setMessage(teamCopy.restored(member.name))
    document.getElementById(`edit-${member.id}`)?.focus()
  }
  async function finish(name: string | null) {
    setAdding(false)
    if (name === null) return
    setMessage(teamCopy.saved(name))
    await mutate()
  }

  return (
    <div>
      <header className={styles.head}>
        <h1>{teamCopy.title}</h1>
        {!isAdding && (
          <Button ref={addButton} onClick={() => setAdding(true)}>
            {teamCopy.add}
          </Button>
        )}
        <p>{members.length > 0 || !data ? teamCopy.lead : teamCopy.empty}</p>
      </header>
      {isAdding && (
        <section aria-labelledby="add" className={styles.open}>
          <h2 id="add">{teamCopy.addTitle}</h2>
          <MemberForm onDone={(name) => void finish(name)} />
        </section>
      )}
      {problem && <FormProblem problem={problem} />}
      <div role="status" className={removed ? undefined : styles.message}>
        {removed ? <Undo text={teamCopy.removed(removed.name)} onUndo={() => void putBack(removed)} /> : message}
      </div>
      <LoadState data={data} error={error} onRetry={mutate} />
      {data && members.length === 0 && <SampleRow {...teamCopy.sample} />}
      <ol ref={list} className={styles.list} aria-label={teamCopy.list}>
        {members.map((member, place) => (
          <MemberRow
            key={member.id}
            member={member}
            place={place}
            last={members.length - 1}
            drag={drag}
            onDrag={(event) => start(event, place)}
            onMove={(to, pressed) => {
              setRemoved(null)
              move(place, to, pressed)
            }}
            onSaved={(name) => void finish(name)}
            onRemove={() => void remove(member)}
          />
        ))}
      </ol>
    </div>
  )
}

import { type PointerEvent, useState } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { Picture } from '@/components/ui/Picture/Picture'
import { teamCopy } from '@/lib/studio/copy/studio-team'
import { MoveButtons } from '../MoveButtons/MoveButtons'
import type { ShownMember } from './MemberForm'
import { MemberForm } from './MemberForm'
import styles from './TeamList.module.scss'
import type { Drag } from './use-drag'
import { useReturnFocus } from './use-return-focus'

export type MemberRowProps = {
  member: ShownMember
  place: number
  last: number
  drag: Drag | null
  onDrag: (event: PointerEvent<HTMLElement>) => void
  onMove: (to: number, pressed: string) => void
  onSaved: (name: string) => void
  onRemove: () => void
}

/** Returns the side of the row at `place` on which a dragged row would be dropped. */
function toMark(drag: Drag | null, place: number, last: number): 'before' | 'after' | undefined {
  if (!drag || place === drag.from) return undefined
  const among = place > drag.from ? place - 1 : place
  if (among === drag.to) return 'before'
  return drag.to === last && among === last - 1 ? 'after' : undefined
}

/** A member in the list, with buttons that move, edit and remove them. */
export function MemberRow({ member, place, last, drag, onDrag, onMove, onSaved, onRemove }: MemberRowProps) {
  const { id, name, designation, picture } = member
  const [isOpen, setOpen] = useState(false)
  const editButton = useReturnFocus(isOpen)

  const isDragged = drag?.from === place
  return (
    <li
      className={styles.member}
      data-dragged={isDragged || undefined}
      data-drop={toMark(drag, place, last)}
      style={isDragged ? { translate: `0 ${drag.by}px` } : undefined}
    >
      <div className={styles.row}>
        <span className={styles.handle} title={teamCopy.drag} onPointerDown={onDrag} data-handle />
        <Picture kind="monogram" src={picture} className={styles.portrait} />
        <div className={styles.words}>
          <h2>{name}</h2>
          <p>{designation}</p>
        </div>
        <div className={styles.actions}>
          <MoveButtons
            id={id}
            place={place}
            last={last}
            onMove={onMove}
            labels={{ up: teamCopy.of(teamCopy.up, name), down: teamCopy.of(teamCopy.down, name) }}
          />
          <Button
            ref={editButton}
            id={`edit-${id}`}
            look="quiet"
            className={isOpen ? styles.hidden : undefined}
            aria-label={teamCopy.of(teamCopy.edit, name)}
            onClick={() => setOpen(true)}
          >
            {teamCopy.edit}
          </Button>
          <Button look="quiet" aria-label={teamCopy.of(teamCopy.remove, name)} onClick={onRemove}>
            {teamCopy.remove}
          </Button>
        </div>
      </div>
      {isOpen && (
        <div className={styles.open}>
          <MemberForm
            member={member}
            onDone={(saved) => {
              setOpen(false)
              if (saved !== null) onSaved(saved)
            }}
          />
        </div>
      )}
    </li>
  )
}

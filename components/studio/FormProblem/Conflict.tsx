import { Button } from '@/components/ui/Button/Button'
import type { FormField, FormValues } from '@/lib/forms/types'
import { readShortText } from '@/lib/rich-text/short-text'
import { studio } from '@/lib/studio/copy/studio'
import { FormattedTime } from '../FormattedTime/FormattedTime'
import styles from './FormProblem.module.scss'

const copy = studio.conflict

export type ConflictProps = {
  /** Empty if unknown. */
  savedBy: string
  /** ISO 8601; empty if unknown. */
  savedAt: string
  fields: readonly FormField[]
  mine: FormValues
  theirs: FormValues
  onOverwrite: () => void
  onDiscard: () => void
}

function focus(box: HTMLElement | null): void {
  box?.focus({ preventScroll: true })
  box?.scrollIntoView({ block: 'start' })
}

/** Says who saved first and what they wrote, and lets the person choose one of the two texts. */
export function Conflict({ savedBy, savedAt, fields, mine, theirs, onOverwrite, onDiscard }: ConflictProps) {
  const differing = fields.filter(({ name }) => (mine[name] ?? '').trim() !== (theirs[name] ?? '').trim())
  return (
    <div ref={focus} role="alert" tabIndex={-1} className={styles.conflict}>
      <h2>{copy.title(savedBy || null)}</h2>
      {savedAt && <FormattedTime time={savedAt} hasZone />}
      <p>{differing.length > 0 ? copy.text : copy.same}</p>
      <dl className={styles.differences}>
        {differing.map(({ name, label }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{readShortText(theirs[name] ?? '').text || copy.nothing}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.choice}>
        <Button onClick={onOverwrite}>{copy.takeOver}</Button>
        <Button look="outline" onClick={onDiscard}>
          {copy.discard}
        </Button>
      </p>
    </div>
  )
}

import { Button } from '@/components/ui/Button/Button'
import styles from './Cleared.module.scss'

/** The id of the button that restores the answers. */
export const UNDO = 'undo-clear'

export type ClearedProps = { onUndo: () => void }

/** A message that the answers are cleared, with a button that restores them. */
export function Cleared({ onUndo }: ClearedProps) {
  return (
    <p className={styles.cleared} role="status">
      Your answers and files are cleared.
      <Button id={UNDO} look="outline" onClick={onUndo}>
        Undo
      </Button>
    </p>
  )
}

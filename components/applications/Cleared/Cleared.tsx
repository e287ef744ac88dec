import { Button } from '@/components/ui/Button/Button'
import styles from './Cleared.module.scss'

/** The id of the button that brings the answers back. */
export const UNDO = 'undo-clear'

export type ClearedProps = { onUndo: () => void }

/** Says that the answers are cleared, and offers to bring them back. */
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

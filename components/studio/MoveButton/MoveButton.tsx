import styles from './MoveButton.module.scss'

export type MoveButtonProps = {
  way: 'up' | 'down'
  label: string
  /** At the end of the list. The button keeps its focus, which a disabled one would lose. */
  isLast: boolean
  id?: string
  onMove: () => void
}

/** Moves an item of a list by one place. */
export function MoveButton({ way, label, isLast, id, onMove }: MoveButtonProps) {
  return (
    <button
      type="button"
      id={id}
      className={styles.move}
      data-way={way}
      aria-label={label}
      aria-disabled={isLast}
      onClick={onMove}
    />
  )
}

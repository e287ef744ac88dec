import styles from './MoveButtons.module.scss'

export type MoveButtonsProps = {
  place: number
  last: number
  labels: { up: string; down: string }
  /** The end of the buttons' ids. */
  id?: string
  /** Gets the id of the pressed button, too. */
  onMove: (to: number, pressed: string) => void
}

/** Move an item of a list by one place. At the end of the list a button keeps its focus, which a disabled one would lose. */
export function MoveButtons({ place, last, labels, id, onMove }: MoveButtonsProps) {
  const places = { up: place - 1, down: place + 1 }
  return (['up', 'down'] as const).map((way) => (
    <button
      key={way}
      type="button"
      id={id && `${way}-${id}`}
      className={styles.move}
      data-way={way}
      aria-label={labels[way]}
      aria-disabled={places[way] < 0 || places[way] > last}
      onClick={() => onMove(places[way], `${way}-${id}`)}
    />
  ))
}

import styles from './MoveButtons.module.scss'

export type MoveButtonsProps = {
  place: number
  last: number
  labels: { up: string; down: string }
  /** The suffix of the buttons' ids. */
  id?: string
  /** Called with the new place and the id of the pressed button. */
  onMove: (to: number, pressed: string) => void
}

/**
 * Buttons that move an item by one place. At the ends of the list they keep the focus, which disabled buttons would
 * lose.
 */
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

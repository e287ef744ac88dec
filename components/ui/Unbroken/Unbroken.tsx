import styles from './Unbroken.module.scss'

export type UnbrokenProps = { text: string }

const COMPOUND = /(?<![\p{L}\p{N}-])(\p{L}{1,10}-\p{L}{1,10})(?![\p{L}\p{N}-])/u

/** The words of a heading, in which a short compound such as "offline-first" stays on one line. */
export function Unbroken({ text }: UnbrokenProps) {
  return text.split(COMPOUND).map((part) =>
    COMPOUND.test(part) ? (
      <span key={part} className={styles.compound}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}

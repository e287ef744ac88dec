import styles from './NoWrap.module.scss'

export type NoWrapProps = { text: string }

const COMPOUND = /(?<![\p{L}\p{N}-])(\p{L}{1,10}-\p{L}{1,10})(?![\p{L}\p{N}-])/u

/** The words of a heading, in which a short compound such as "offline-first" stays on one line. */
export function NoWrap({ text }: NoWrapProps) {
  // Split at a group, every second part is a compound.
  return text.split(COMPOUND).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a heading never change places, and one may occur twice.
      <span key={index} className={styles.compound}>
        {part}
      </span>
    ),
  )
}

import styles from './NoWrap.module.scss'

export type NoWrapProps = { text: string }

const COMPOUND = /(?<![\p{L}\p{N}-])(\p{L}{1,10}-\p{L}{1,10})(?![\p{L}\p{N}-])/u

export function NoWrap({ text }: NoWrapProps) {
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

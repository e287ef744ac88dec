import { Button } from '@/components/ui/Button/Button'
import type { Advice as Given } from '@/lib/forms/advise'
import styles from './Advice.module.scss'

export type AdviceProps = { advice: Given | null; onTake: (instead: string) => void }

/** Advice about an answer, below its field; announced when it appears. */
export function Advice({ advice, onTake }: AdviceProps) {
  const { text, instead } = advice ?? {}
  return (
    <p className={styles.advice} role="status">
      {text}
      {instead && (
        <Button look="quiet" onClick={() => onTake(instead)}>
          Use this
        </Button>
      )}
    </p>
  )
}

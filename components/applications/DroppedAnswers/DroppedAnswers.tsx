import type { FormValues } from '@/lib/forms/types'
import styles from './DroppedAnswers.module.scss'

export type DroppedAnswersProps = { copy: string; answers: FormValues }

/** What was typed before the position stopped asking for it. */
export function DroppedAnswers({ copy, answers }: DroppedAnswersProps) {
  const dropped = Object.entries(answers)
  if (dropped.length === 0) return null
  return (
    <div className={styles.dropped}>
      <p>{copy}</p>
      {dropped.map(([name, text]) => (
        <blockquote key={name}>{text}</blockquote>
      ))}
    </div>
  )
}

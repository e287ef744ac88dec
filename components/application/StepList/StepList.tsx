import { type MouseEvent, memo } from 'react'
import { isPlainClick } from '@/components/ui/plain-click'
import { steps } from '@/lib/application/steps'
import styles from './StepList.module.scss'

export type StepState = 'complete' | 'incomplete' | 'faulty'
export type StepListProps = {
  /** The open step; null in the static page, where all are. */
  current: number | null
  states: readonly StepState[]
  onOpen: (step: number) => void
}

const words: Record<StepState, string> = {
  complete: 'complete',
  incomplete: 'not complete yet',
  faulty: 'has a problem',
}

/** The journey as one stitched line. Every step can be opened at any time. */
export const StepList = memo(function StepList({ current, states, onOpen }: StepListProps) {
  function open(event: MouseEvent, step: number) {
    if (current === null || !isPlainClick(event)) return
    event.preventDefault()
    onOpen(step)
  }

  return (
    <nav aria-label="Steps of the application">
      <ol className={styles.list}>
        {steps.map(({ number, title }, index) => {
          const state = states[index] ?? 'incomplete'
          return (
            <li key={number} className={styles.step} data-state={state}>
              <a
                className={styles.link}
                href={current === null ? `#step-${number}` : `?step=${number}`}
                aria-current={current === number ? 'step' : undefined}
                onClick={(event) => open(event, number)}
              >
                <span className={styles.mark} aria-hidden="true">
                  {number}
                </span>{' '}
                <span className={styles.title}>{title}</span>
                {current !== null && (
                  <span className={styles.state}>
                    <span className={styles.hidden}>, </span>
                    {words[state]}
                  </span>
                )}
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
})

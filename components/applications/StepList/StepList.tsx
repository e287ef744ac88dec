import type { MouseEvent } from 'react'
import { isPlainClick } from '@/components/ui/plain-click'
import { applicationForm } from '@/content/application-form'
import type { Step } from '@/lib/applications/steps'
import styles from './StepList.module.scss'

/** The state of a step, and its label, which is empty if there is nothing to report. */
export type StepState = { state: 'complete' | 'incomplete' | 'invalid'; words: string }
export type StepListProps = {
  steps: readonly Step[]
  /** The open step; `null` in the static page, where all are open. */
  current: number | null
  states: readonly StepState[]
  onOpen: (step: number) => void
}

/** The journey as one stitched line. Every step can be opened at any time. */
export function StepList({ steps, current, states, onOpen }: StepListProps) {
  function open(event: MouseEvent, step: number) {
    if (current === null || !isPlainClick(event)) return
    event.preventDefault()
    onOpen(step)
  }

  return (
    <nav aria-label={applicationForm.steps}>
      <ol className={styles.list}>
        {steps.map(({ number, title }, index) => {
          const { state = 'incomplete', words = '' } = states[index] ?? {}
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
                {current !== null && words && (
                  <span className={styles.state}>
                    <span className="visuallyHidden">, </span>
                    {words}
                  </span>
                )}
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

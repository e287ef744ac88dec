import type { ReactNode } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { steps } from '@/lib/applications/steps'
import styles from './WizardActions.module.scss'

export type WizardActionsProps = {
  /** The open step; `null` in the static page, where only sending makes sense. */
  step: number | null
  isSending: boolean
  /** Present while a single answer is being changed. Leads back to the list of answers. */
  onReturn?: (() => void) | undefined
  onPrevious: () => void
  onClear: () => void
  /** Shown instead of the clear button while the form is being sent, so that no button moves. */
  children: ReactNode
}

/**
 * The buttons below a step. Next is a submit button as well, so that Enter opens the next step. No step has to be
 * completed first.
 */
export function WizardActions({ step, isSending, onReturn, onPrevious, onClear, children }: WizardActionsProps) {
  // Until React takes over, styles choose what to show.
  const isStatic = step === null
  const isLast = isStatic || step === steps.length

  return (
    <div className={styles.actions}>
      <Button className={styles.stepped} look="outline" disabled={isStatic || step === 1} onClick={onPrevious}>
        Previous
      </Button>
      {onReturn && (
        <Button key="return" onClick={onReturn}>
          Back to my answers
        </Button>
      )}
      {(isStatic || !isLast) && (
        <Button key="next" className={styles.next} type="submit" look={onReturn ? 'outline' : 'solid'}>
          Next
        </Button>
      )}
      {isLast && (
        <Button key="submit" className={styles.submit} type="submit" aria-disabled={isSending}>
          {isSending ? (
            'Sending …'
          ) : (
            <>
              Submit<span className="visuallyHidden"> application</span>
            </>
          )}
        </Button>
      )}
      <p className="visuallyHidden" role="status">
        {isSending && 'Sending your application'}
      </p>
      {isLast && isSending && children}
      {!isSending && (
        <p className={`${styles.clear} ${styles.stepped}`}>
          <Button look="quiet" onClick={onClear}>
            Clear my answers
          </Button>
        </p>
      )}
    </div>
  )
}

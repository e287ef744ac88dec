import { useEffect, useRef } from 'react'
import { Button, ButtonLink } from '@/components/ui/Button/Button'
import { Picture } from '@/components/ui/Picture/Picture'
import { application } from '@/content/careers'
import type { Link } from '@/content/copy-types'
import { LastAnswers } from '../LastAnswers/LastAnswers'
import { OtherPositions } from '../OtherPositions/OtherPositions'
import { Receipt } from '../Receipt/Receipt'
import { openReceipt, skipSentSteps } from '../use-step'
import styles from './Submitted.module.scss'

const { done, back, last } = application

export type SubmittedProps = {
  jobTitle: string
  others: readonly Link[]
  /** The address of the picture beside the receipt. */
  picture: string
  /** The first sentence, if it is not the usual one. */
  lead?: string | undefined
  receipt: { reference: string | null; note?: string; link?: string }
  onAnother: () => void
}

/** Replaces the form and the job's description once the application has arrived. */
export function Submitted({ jobTitle, others, picture, lead = done.lead, receipt, onAnother }: SubmittedProps) {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    openReceipt()
    // The whole page is the receipt now.
    scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
    document.title = `${done.title} ${jobTitle}`
  }, [jobTitle])

  useEffect(() => {
    addEventListener('popstate', skipSentSteps)
    return () => removeEventListener('popstate', skipSentSteps)
  }, [])

  return (
    <div className={styles.submitted}>
      <div className={styles.receipt}>
        <h1 ref={heading} id="apply" className={styles.title} tabIndex={-1}>
          {done.title}
        </h1>
        <Receipt
          copy={{ ...done, lead }}
          jobTitle={jobTitle}
          reference={receipt.reference}
          candidatePage={receipt.link}
        />
        {receipt.note && <p>{receipt.note}</p>}
        <p className={styles.actions}>
          <ButtonLink href={back.href}>{back.label}</ButtonLink>
          <Button look="outline" onClick={onAnother}>
            {done.another}
          </Button>
          <Button look="quiet" onClick={() => window.print()}>
            {done.print}
          </Button>
        </p>
        <div className={styles.kept}>
          <LastAnswers copy={last} />
        </div>
        <div className={styles.others}>
          <OtherPositions jobTitle={jobTitle} others={others} />
        </div>
      </div>
      <Picture kind="gallery" src={picture} className={styles.picture} eager />
    </div>
  )
}

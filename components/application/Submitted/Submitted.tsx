import { useEffect, useRef } from 'react'
import { Button, ButtonLink } from '@/components/ui/Button/Button'
import { Picture } from '@/components/ui/Picture/Picture'
import type { application } from '@/lib/content/careers'
import { LastAnswers } from '../LastAnswers/LastAnswers'
import { Receipt } from '../Receipt/Receipt'
import { openReceipt } from '../use-step'
import styles from './Submitted.module.scss'

export type SubmittedProps = {
  copy: Pick<typeof application, 'done' | 'back' | 'last'>
  jobTitle: string
  receipt: { reference: string | null; note?: string; link?: string }
  onAnother: () => void
}

/** Replaces the form and the job's description once the application has arrived. */
export function Submitted({ copy: { done, back, last }, jobTitle, receipt, onAnother }: SubmittedProps) {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    openReceipt()
    heading.current?.focus()
    document.title = `${done.title} ${jobTitle}`
  }, [done.title, jobTitle])

  return (
    <div className={styles.submitted}>
      <div className={styles.receipt}>
        <h1 ref={heading} id="apply" className={styles.title} tabIndex={-1}>
          {done.title}
        </h1>
        <Receipt copy={done} jobTitle={jobTitle} reference={receipt.reference ?? ''} own={receipt.link} />
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
        <LastAnswers copy={last} />
        <p className={styles.others}>
          <a href={done.anotherText.href}>{done.anotherText.label}</a>
        </p>
      </div>
      <Picture kind="gallery" seed={done.pictureSeed} className={styles.picture} eager />
    </div>
  )
}

import type { application } from '@/lib/content/careers'
import styles from './Receipt.module.scss'

export type ReceiptProps = {
  copy: (typeof application)['done']
  jobTitle: string | null
  /** What a person may quote; empty in the static page, where the handler writes it (see lib/forms/receipt.ts). */
  reference: string
  level: 2 | 3
}

/** What has arrived, under which number, and what follows. */
export function Receipt({ copy, jobTitle, reference, level }: ReceiptProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <>
      <p>{copy.lead}</p>
      <dl className={styles.facts}>
        {jobTitle && (
          <div>
            <dt>{copy.forLabel}</dt>
            <dd>{jobTitle}</dd>
          </div>
        )}
        <div hidden={!reference} data-receipt>
          <dt>{copy.referenceLabel}</dt>
          <dd className={styles.reference}>{reference}</dd>
        </div>
      </dl>
      <Heading className={styles.subtitle}>{copy.stepsTitle}</Heading>
      <ol className={styles.steps}>
        {copy.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  )
}

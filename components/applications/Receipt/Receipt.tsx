import type { application } from '@/content/careers'
import styles from './Receipt.module.scss'

export type ReceiptProps = {
  copy: (typeof application)['done']
  jobTitle: string | null
  /** The reference that a person may quote. */
  reference: string | null
  /** The address of the candidate's page. */
  candidatePage?: string | undefined
}

/** Shows what was received, under which reference, and what happens next. */
export function Receipt({ copy, jobTitle, reference, candidatePage }: ReceiptProps) {
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
        {reference && (
          <div>
            <dt>{copy.referenceLabel}</dt>
            <dd className={styles.reference}>{reference}</dd>
          </div>
        )}
      </dl>
      {candidatePage && (
        <p>
          <a href={candidatePage}>{copy.candidatePage}</a>
        </p>
      )}
      <h2 className={styles.subtitle}>{copy.stepsTitle}</h2>
      <ol className={styles.steps}>
        {copy.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  )
}

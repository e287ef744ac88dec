import type { application } from '@/content/careers'
import { routes } from '@/lib/routes'
import styles from './Receipt.module.scss'

export type ReceiptProps = {
  copy: (typeof application)['done']
  jobTitle: string | null
  /** What a person may quote; empty in the static page, where the handler writes it (see lib/forms/receipt.ts). */
  reference: string
  /** The candidate's own page; a static page has none until the handler writes it. */
  own?: string | undefined
}

/** What was received, under which reference, and what happens next. */
export function Receipt({ copy, jobTitle, reference, own }: ReceiptProps) {
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
      <p hidden={!own} data-own-page>
        <a href={own ?? routes.application()}>{copy.candidatePage}</a>
      </p>
      <h2 className={styles.subtitle}>{copy.stepsTitle}</h2>
      <ol className={styles.steps}>
        {copy.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  )
}

import { useRef, useState } from 'react'
import { Button } from '@/components/ui/Button/Button'
import type { application } from '@/content/careers'
import { DETAIL_FIELDS, type Details } from '@/lib/applications/resume/details/detail-fields'
import { applicationFields } from '@/lib/applications/steps'
import type { FormValues } from '@/lib/forms/types'
import styles from './DetailsOffer.module.scss'

export type DetailsOfferProps = {
  copy: (typeof application)['details']
  details: Details
  values: FormValues
  onUse: (values: FormValues) => void
  onDismiss: () => void
}

const fields = applicationFields.filter(({ name }) => DETAIL_FIELDS.some((each) => each === name))

/** Offers to fill unanswered questions with details from the résumé. */
export function DetailsOffer({ copy, details, values, onUse, onDismiss }: DetailsOfferProps) {
  const news = useRef<HTMLParagraphElement>(null)
  const [used, setUsed] = useState<{ details: Details; names: string } | null>(null)
  const found = fields.flatMap(({ name, label }) => {
    const value = details[name as keyof Details]
    return value && !values[name]?.trim() ? [{ name, label, value }] : []
  })
  const isUsed = used !== null && used.details === details
  const isOffered = !isUsed && found.length > 0

  function use() {
    setUsed({ details, names: found.map(({ label }) => label).join(', ') })
    onUse(Object.fromEntries(found.map(({ name, value }) => [name, value])))
    // The pressed button disappears, so the focus moves.
    news.current?.focus()
  }

  return (
    <div className={isOffered || isUsed ? styles.offer : 'visuallyHidden'}>
      <p ref={news} className={styles.news} role="status" tabIndex={-1}>
        {isOffered && copy.offer}
        {isUsed && `${copy.used} ${used.names}.`}
      </p>
      {isOffered && (
        <>
          <dl className={styles.list}>
            {found.map(({ name, label, value }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Button look="outline" onClick={use}>
            {copy.use}
          </Button>
          <Button look="quiet" onClick={onDismiss}>
            {copy.dismiss}
          </Button>
        </>
      )}
    </div>
  )
}

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { keepLastAnswers, readLastAnswers } from '@/lib/application/last-answers'
import type { application } from '@/lib/content/careers'
import type { FormValues } from '@/lib/forms/types'
import styles from '../DetailsOffer/DetailsOffer.module.scss'

export type LastAnswersProps = {
  copy: (typeof application)['last']
  onUse?: (values: FormValues) => void
}

/** Offers what this device keeps of the last application that was sent from it, or to forget that. */
export function LastAnswers({ copy, onUse }: LastAnswersProps) {
  const [last, setLast] = useState<FormValues | null>(null)
  useEffect(() => setLast(readLastAnswers()), [])
  if (!last) return null

  function use(values: FormValues) {
    setLast(null)
    onUse?.(values)
  }

  function forget() {
    keepLastAnswers(null)
    setLast(null)
  }

  return (
    <div className={styles.offer}>
      <p className={styles.news}>{onUse ? copy.offer : copy.kept}</p>
      {onUse && (
        <Button look="outline" onClick={() => use(last)}>
          {copy.use}
        </Button>
      )}
      <Button look="quiet" onClick={forget}>
        {copy.forget}
      </Button>
    </div>
  )
}

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/Button/Button'
import type { application } from '@/content/careers'
import { keepLastAnswers, readAppliedDay, readLastAnswers } from '@/lib/applications/last-answers'
import { formatDay } from '@/lib/forms/date-text'
import type { FormValues } from '@/lib/forms/types'
import styles from '../DetailsOffer/DetailsOffer.module.scss'

export type LastAnswersProps = {
  copy: (typeof application)['last']
  /** The position that the form is for; absent once it is sent. */
  token?: string
  onUse?: (values: FormValues) => void
}

type Kept = { answers: FormValues | null; appliedDay: string | null }

/** Shows what this device stores of earlier applications, and offers to reuse or forget it. */
export function LastAnswers({ copy, token, onUse }: LastAnswersProps) {
  const [{ answers, appliedDay }, setKept] = useState<Kept>({ answers: null, appliedDay: null })
  useEffect(() => {
    setKept({ answers: readLastAnswers(), appliedDay: token ? readAppliedDay(token) : null })
  }, [token])
  if (!answers && !appliedDay) return null

  function use(values: FormValues) {
    setKept({ answers: null, appliedDay })
    onUse?.(values)
  }

  function forget() {
    keepLastAnswers(null)
    setKept({ answers: null, appliedDay: null })
  }

  return (
    <div className={styles.offer}>
      {appliedDay && <p className={styles.news}>{`${copy.applied} ${formatDay(appliedDay)}.`}</p>}
      {answers && <p className={styles.news}>{onUse ? copy.offer : copy.kept}</p>}
      {answers && onUse && (
        <Button look="outline" onClick={() => use(answers)}>
          {copy.use}
        </Button>
      )}
      <Button look="quiet" onClick={forget}>
        {copy.forget}
      </Button>
    </div>
  )
}

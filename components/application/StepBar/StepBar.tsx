'use client'

import { steps } from '@/lib/application/steps'
import type { Link } from '@/lib/content/types'
import { SENT_STEP, useStep } from '../use-step'
import styles from './StepBar.module.scss'

export type StepBarProps = { back: Link }

/** Stays in view above the whole job page: the way back, and where in the form a person is. */
export function StepBar({ back }: StepBarProps) {
  const step = useStep()
  return (
    <div className={styles.bar}>
      <a className={styles.back} href={back.href}>
        {back.label}
      </a>
      <p className={styles.place}>{step === SENT_STEP ? 'Sent' : `Step ${step} of ${steps.length}`}</p>
    </div>
  )
}

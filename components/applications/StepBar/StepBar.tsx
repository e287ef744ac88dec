'use client'

import { useEffect, useState } from 'react'
import type { Link } from '@/content/copy-types'
import { steps } from '@/lib/applications/steps'
import { SENT_STEP, useStep } from '../use-step'
import styles from './StepBar.module.scss'

export type StepBarProps = { back: Link; apply: Link }

/** Returns whether the reader has reached or passed the part of the page with this heading. */
function useReached(heading: string): boolean {
  const [isReached, setReached] = useState(false)
  useEffect(() => {
    const part = document.getElementById(heading)?.closest('section')
    if (!part) return
    const observer = new IntersectionObserver(
      ([entry]) => entry && setReached(entry.isIntersecting || entry.boundingClientRect.top < 0),
      { rootMargin: '0px 0px -50%' },
    )
    observer.observe(part)
    return () => observer.disconnect()
  }, [heading])
  return isReached
}

/**
 * A bar that stays in view above the whole job page: the link back, the link to the form, and inside the form the open
 * step.
 */
export function StepBar({ back, apply }: StepBarProps) {
  const step = useStep()
  const isSent = step === SENT_STEP
  const isInForm = useReached(apply.href.slice(1)) || isSent
  return (
    <div className={styles.bar}>
      <a className={styles.back} href={back.href}>
        {back.label}
      </a>{' '}
      <a className={styles.apply} href={apply.href} hidden={isInForm}>
        {apply.label}
      </a>
      <p className={styles.place} hidden={!isInForm}>
        {isSent ? 'Application sent' : `Step ${step} of ${steps.length}`}
      </p>
    </div>
  )
}

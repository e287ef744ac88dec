'use client'

import { healthCopy as copy } from '@/lib/studio/copy/studio-health'
import type { Health as State } from '@/lib/studio/health'
import { LoadState } from '../LoadProblem/LoadProblem'
import { toRefresh, useStudio } from '../use-studio'
import styles from './Health.module.scss'
import { toSections } from './to-sections'

/** The state of the site, its copies and its email, and what to do about what is wrong. */
export function Health() {
  const { data, error, mutate } = useStudio<State>('health', { refreshInterval: () => toRefresh() })
  return (
    <div className={styles.health}>
      <h1>{copy.title}</h1>
      <p>{copy.lead}</p>
      <LoadState data={data} error={error} onRetry={mutate} />
      {data &&
        toSections(data).map(({ title, isGood, facts, advice }) => (
          <section key={title} className={styles.section}>
            <h2>
              {title}
              {isGood !== null && (
                <>
                  {' '}
                  <span className={isGood ? styles.good : styles.bad}>{isGood ? copy.good : copy.bad}</span>
                </>
              )}
            </h2>
            {advice.map((sentence) => (
              <p key={sentence} className={styles.advice}>
                {sentence}
              </p>
            ))}
            {facts.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </section>
        ))}
    </div>
  )
}

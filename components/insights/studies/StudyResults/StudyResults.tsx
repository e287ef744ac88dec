import type { StudyResult } from '@/content/case-studies/case-study-type'
import { caseStudyPage } from '@/content/case-study-listing'
import styles from './StudyResults.module.scss'

export type StudyResultsProps = { results: readonly StudyResult[] }

/**
 * The measured results: the figure, what it counts, and how it was counted. What got worse is marked as such, and comes
 * first, in large type across the page.
 */
export function StudyResults({ results }: StudyResultsProps) {
  const worstFirst = results.toSorted((a, b) => Number(a.improvement) - Number(b.improvement))
  return (
    <dl>
      {worstFirst.map((result, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: results are never moved, and equal ones may repeat.
        <div key={index} className={result.improvement ? styles.result : styles.setback}>
          <dt className={styles.metric}>{result.metric}</dt>
          <dd className={styles.value}>{result.value}</dd>
          <dd>
            {result.description}{' '}
            {!result.improvement && <strong className={styles.word}>{caseStudyPage.setback}</strong>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

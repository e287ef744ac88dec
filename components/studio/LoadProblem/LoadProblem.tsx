'use client'

import { Button } from '@/components/ui/Button/Button'
import { studio } from '@/lib/content/studio'
import type { Problem } from '@/lib/studio/problem'
import styles from './LoadProblem.module.scss'

export type LoadProblemProps = { problem: Problem | undefined | null; isLoading?: boolean; onRetry?: () => void }

/** Why something could not be read or saved, and another attempt. Until then, that it is being read. */
export function LoadProblem({ problem, isLoading, onRetry }: LoadProblemProps) {
  if (!problem) return isLoading && <p role="status">{studio.loading}</p>
  return (
    <div role="alert" className={styles.problem}>
      <p>
        <strong>{problem.title}</strong> {problem.detail}
      </p>
      {onRetry && (
        <Button look="outline" onClick={onRetry}>
          {studio.again}
        </Button>
      )}
    </div>
  )
}

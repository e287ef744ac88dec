import { Button } from '@/components/ui/Button/Button'
import { studio } from '@/lib/content/studio'
import type { Problem } from '@/lib/studio/problem'
import styles from './LoadProblem.module.scss'

export type LoadProblemProps = { problem: Problem | undefined | null; onRetry?: () => void }

/** Why something could not be read or saved, and another attempt. */
export function LoadProblem({ problem, onRetry }: LoadProblemProps) {
  if (!problem) return null
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

import { Button } from '@/components/ui/Button/Button'
import { studio } from '@/lib/studio/copy/studio'
import type { StudioFailure, StudioProblem } from '@/lib/studio/studio-problem'
import styles from './LoadProblem.module.scss'

export type LoadProblemProps = {
  problem: StudioProblem | undefined | null
  more?: string | undefined
  onRetry?: () => void
}

/** Says why something could not be read or saved, with a button that tries again. */
export function LoadProblem({ problem, more, onRetry }: LoadProblemProps) {
  if (!problem) return null
  return (
    <div role="alert" className={styles.problem}>
      <p>
        <strong>{problem.title}</strong> {problem.detail} {more}
      </p>
      {onRetry && (
        <Button look="outline" onClick={onRetry}>
          {studio.again}
        </Button>
      )}
    </div>
  )
}

export type LoadStateProps = { data: unknown; error: StudioFailure | undefined; onRetry: () => unknown }

/** Says that something is loading, or why it could not be read. */
export function LoadState({ data, error, onRetry }: LoadStateProps) {
  if (error) return <LoadProblem problem={error.problem} onRetry={() => void onRetry()} />
  return data ? null : <p role="status">{studio.loading}</p>
}

import { studio } from '@/lib/content/studio'
import type { StudioProblem } from '@/lib/studio/call.client'
import { LoadProblem } from '../LoadProblem/LoadProblem'

export type LoadStateProps = { data: unknown; error: StudioProblem | undefined; onRetry: () => unknown }

/** Says that something is being read, or why it could not be. */
export function LoadState({ data, error, onRetry }: LoadStateProps) {
  if (error) return <LoadProblem problem={error.problem} onRetry={() => void onRetry()} />
  return data ? null : <p role="status">{studio.loading}</p>
}

import { type ComponentType, lazy } from 'react'
import { Button } from '@/components/ui/Button/Button'
import type { SubmittedProps } from './Submitted'

/** The message shown if the receipt's code did not arrive. The tab stores the receipt, so a reload tries again. */
function NotLoaded() {
  return (
    <p role="alert">
      Your application has arrived, but its receipt could not be loaded. Check your connection.{' '}
      <Button autoFocus onClick={() => location.reload()}>
        Show the receipt
      </Button>
    </p>
  )
}

/** Loads the receipt's code. Never rejects. */
export const loadSubmitted = (): Promise<{ default: ComponentType<SubmittedProps> }> =>
  import('./Submitted').then(
    ({ Submitted }) => ({ default: Submitted }),
    () => ({ default: NotLoaded }),
  )

/** The receipt. Its code is loaded once an application was sent. */
export const SubmittedLater = lazy(loadSubmitted)

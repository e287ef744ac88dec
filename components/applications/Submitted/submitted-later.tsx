import { type ComponentType, lazy } from 'react'
import { Button } from '@/components/ui/Button/Button'
import type { SubmittedProps } from './Submitted'

/** In place of a receipt whose code did not arrive. The tab keeps the receipt, so another try is a reload. */
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

/** The receipt, which nobody needs before an application was sent. */
export const SubmittedLater = lazy(loadSubmitted)

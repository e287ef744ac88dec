import { useSyncExternalStore } from 'react'
import { subscribeToAddress, writeAddress } from '@/components/ui/write-address'
import { toStepNumber } from '@/lib/application/steps'

/** The step in the address once the application is sent, so that a reload shows the receipt again. */
const SENT = 'sent'

/** The place after the last step. */
export const SENT_STEP = 0

export function readStep(): number {
  const step = new URLSearchParams(window.location.search).get('step')
  return step === SENT ? SENT_STEP : toStepNumber(step)
}

/**
 * Opens a step as an address of its own, so that the browser's back button leads to the one before. It follows the frame
 * that shows the press, and so does what is to be done before: a slow phone takes a tenth of a second to lay a step out.
 */
export function openStep(step: number, before?: () => void): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      before?.()
      if (step !== readStep()) writeAddress(step === 1 ? window.location.pathname : `?step=${step}`, 'push')
    }),
  )
}

/** Opens a step and replaces the one in the address. */
export function showStep(step: number): void {
  if (step !== readStep()) writeAddress(`?step=${step}`, 'replace')
}

/** Replaces the step by the receipt: going back must not lead into a form that is already sent. */
export const openReceipt = () => writeAddress(`?step=${SENT}`, 'replace')

/** The step that the address names; the first in the static HTML; SENT_STEP once sent. */
export const useStep = () => useSyncExternalStore(subscribeToAddress, readStep, () => 1)

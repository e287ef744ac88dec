import { useSyncExternalStore } from 'react'
import { subscribeToAddress, writeAddress } from '@/components/ui/write-address'
import { toStepNumber } from '@/lib/applications/steps'

/** The step in the address after the application is sent, so that a reload shows the receipt again. */
const SENT = 'sent'

/** The number after the last step. */
export const SENT_STEP = 0

export function readStep(): number {
  const step = new URLSearchParams(window.location.search).get('step')
  return step === SENT ? SENT_STEP : toStepNumber(step)
}

/**
 * Opens a step at its own address, so that the browser's back button leads to the one before. Does so, and calls
 * `before`, after the frame that shows the press: a slow phone takes a tenth of a second to lay out a step.
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

const isOfThisPage = ({ url }: NavigationHistoryEntry) => URL.parse(url ?? '')?.pathname === location.pathname

/**
 * Returns the number of entries that this page has in the history before the current one; 0 without the Navigation API.
 */
function countStepsBehind(): number {
  const { navigation } = window as { navigation?: Navigation }
  const before = navigation?.entries().slice(0, navigation.currentEntry?.index ?? 0) ?? []
  return before.length - 1 - before.findLastIndex((entry) => !isOfThisPage(entry))
}

/** Replaces all steps in the history with the receipt, because Back must not lead into a form that was already sent. */
export function openReceipt(): void {
  const show = () => writeAddress(`?step=${SENT}`, 'replace')
  const steps = countStepsBehind()
  show()
  if (steps === 0) return
  // Runs before the router's own listener, which would write the entry's old address again.
  const replaceFirst = (event: PopStateEvent) => {
    event.stopImmediatePropagation()
    show()
    // The browser restores the scroll position of that entry.
    requestAnimationFrame(() => scrollTo({ top: 0, behavior: 'instant' }))
  }
  addEventListener('popstate', replaceFirst, { capture: true, once: true })
  history.go(-steps)
}

/** Skips the steps that remain in the history after sending: those after the receipt, and all of them in old browsers. */
export function skipSentSteps(): void {
  if (readStep() === SENT_STEP) return
  openReceipt()
  if (!('navigation' in window)) history.back()
}

/** Returns the step that the address names: the first in the static HTML, SENT_STEP after sending. */
export const useStep = () => useSyncExternalStore(subscribeToAddress, readStep, () => 1)

import { useCallback, useEffect, useRef } from 'react'
import { steps } from '@/lib/application/steps'

/**
 * Moves focus to the heading of a step that has just opened, or to the control that was asked for, and names the step
 * in the page's title, after "Error" while something is wrong. Null while there is no step: in the static page, and once the application is sent.
 */
export function useStepFocus(step: number | null, hasFaults: boolean): (id: string) => void {
  const wanted = useRef<string | null>(null)
  const previous = useRef<number | null>(null)
  const title = useRef('')

  useEffect(() => {
    // Before anything else can rename the page, the receipt of an application that was sent before among it.
    title.current ||= document.title
    if (step === null) return
    const name = steps.find(({ number }) => number === step)?.title ?? ''
    document.title = `${hasFaults ? 'Error: ' : ''}${name} (step ${step} of ${steps.length}): ${title.current}`
  }, [step, hasFaults])

  // After every render, because the control may become visible only with the one that opens its step.
  useEffect(() => {
    const hasMoved = previous.current !== null && step !== null && previous.current !== step
    previous.current = step
    const target = document.getElementById(wanted.current ?? (hasMoved ? `step-${step}` : ''))
    if (!target || target.closest('[hidden]')) return
    wanted.current = null
    // The label says what is wanted, so it comes into view with the control.
    const region = target.closest('[data-field]') ?? target
    region.scrollIntoView({ block: target.matches('h3') ? 'start' : 'center' })
    target.focus({ preventScroll: true })
  })

  return useCallback((id) => {
    wanted.current = id
  }, [])
}

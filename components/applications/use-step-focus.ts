import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { type Step, steps } from '@/lib/applications/steps'
import { UNDO } from './Cleared/Cleared'
import { showStep } from './use-step'

/** Elements that keep focus while a step opens: errors that are being read, and the way back to cleared answers. */
const KEEPS_FOCUS = `[data-error-summary], #${UNDO}`

/**
 * Names the open step in the page's title, after "Error" while something is wrong. Starts only when the visitor moves
 * on or sends.
 */
function useStepTitle(steps: readonly Step[], step: number | null, hasErrors: boolean) {
  const title = useRef('')
  const first = useRef<number | null>(null)
  const hasActed = useRef(false)

  useEffect(() => {
    // Read before anything else can change the title, such as the receipt of an earlier application.
    title.current ||= document.title
    if (step === null) return
    first.current ??= step
    hasActed.current ||= hasErrors || step !== first.current || document.title !== title.current
    if (!hasActed.current) return
    document.title = `${hasErrors ? 'Error: ' : ''}${steps[step - 1]?.title} (step ${step} of ${steps.length}): ${title.current}`
  }, [steps, step, hasErrors])
}

/**
 * Moves focus to the heading of a step that has just opened, or to the requested control. Without a step, leaves the
 * focus alone.
 */
export function useStepFocus(steps: readonly Step[], step: number | null, hasErrors: boolean): (id: string) => void {
  const wanted = useRef<string | null>(null)
  const previous = useRef<number | null>(null)
  useStepTitle(steps, step, hasErrors)

  // After every render, because the control becomes visible only when its step is open.
  useEffect(() => {
    const hasMoved = previous.current !== null && step !== null && previous.current !== step
    previous.current = step
    const keepsFocus = document.activeElement?.matches(KEEPS_FOCUS)
    const target = document.getElementById(wanted.current ?? (hasMoved && !keepsFocus ? `step-${step}` : ''))
    if (!target || target.closest('[hidden]')) return
    wanted.current = null
    // The label says what to enter, so it comes into view with the control.
    const region = target.closest('[data-field]') ?? target
    region.scrollIntoView({ block: target.matches('h3') ? 'start' : 'center' })
    target.focus({ preventScroll: true })
  })

  return (id) => {
    wanted.current = id
  }
}

/** Returns whether EarlyStep shows one step instead of the long form. */
const isEarlyStep = (): boolean => document.documentElement.dataset.step !== undefined

/** Removes EarlyStep's mark. */
function endEarlyStep(): void {
  delete document.documentElement.dataset.step
}

/** Keeps the step that the visitor opened or typed in before hydration, and its position in the window. */
export function useHandover(form: RefObject<HTMLFormElement | null>, isReady: boolean, hasAnswers: boolean): void {
  const place = useRef<{ control: Element; top: number }>(null)

  useEffect(() => {
    const control = document.activeElement
    if (!control || !form.current?.contains(control)) return
    place.current = { control, top: control.getBoundingClientRect().top }
    if (isEarlyStep()) return
    const section = control.closest('section')
    // The submit button is below the last step.
    showStep(steps.find(({ number }) => section?.matches(`[aria-labelledby="step-${number}"]`))?.number ?? steps.length)
  }, [form])

  useLayoutEffect(() => {
    if (isReady) endEarlyStep()
    if (!isReady || !place.current) return
    const { control, top } = place.current
    window.scrollBy({ top: control.getBoundingClientRect().top - top, behavior: 'instant' })
    if (hasAnswers) place.current = null
  }, [isReady, hasAnswers])
}

import { useState } from 'react'
import { steps } from '@/lib/applications/steps'
import { toFieldIds } from '@/lib/forms/field-ids'
import { toChangeId } from './change-id'
import { openStep } from './use-step'

/** Opens steps. Calls `leave` before each, and `focusNext` with the id of the element that gets focus after it. */
export function useJourney(leave: () => void, focusNext: (id: string) => void) {
  const [changing, setChanging] = useState<string | null>(null)

  function goTo(step: number, name?: string) {
    openStep(step, () => {
      leave()
      if (name) focusNext(toFieldIds(name).control)
      if (step === steps.length) setChanging(null)
    })
  }

  function change(step: number, name: string) {
    setChanging(name)
    goTo(step, name)
  }

  function returnToAnswers(name: string) {
    goTo(steps.length)
    focusNext(toChangeId(name))
  }

  return { goTo, change, onReturn: changing === null ? undefined : () => returnToAnswers(changing) }
}

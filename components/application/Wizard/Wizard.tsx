'use client'

import { type FormEvent, useCallback, useDeferredValue, useRef, useState } from 'react'
import { ErrorSummary, type Fault } from '@/components/form/ErrorSummary/ErrorSummary'
import { Honeypot } from '@/components/form/Honeypot/Honeypot'
import { SectionHeading } from '@/components/ui/SectionHeading/SectionHeading'
import { applicationFields, findStep, steps } from '@/lib/application/steps'
import type { application as applicationCopy } from '@/lib/content/careers'
import { toFieldIds } from '@/lib/forms/field-ids'
import type { FormErrors } from '@/lib/forms/types'
import { routes } from '@/lib/routes'
import { AnswerList, toChangeId } from '../AnswerList/AnswerList'
import { StepList } from '../StepList/StepList'
import { Submitted } from '../Submitted/Submitted'
import { useApplication } from '../use-application'
import { useDropGuard } from '../use-drop-guard'
import { openStep, SENT_STEP, useStep } from '../use-step'
import { useStepFocus } from '../use-step-focus'
import { useStepStates } from '../use-step-states'
import { useSubmit } from '../use-submit'
import { WizardActions } from '../WizardActions/WizardActions'
import { WizardStep } from '../WizardStep/WizardStep'
import styles from './Wizard.module.scss'

export type WizardProps = {
  token: string
  jobTitle: string
  copy: Pick<typeof applicationCopy, 'fill' | 'done' | 'back'>
}

const getFieldId = (name: string) => toFieldIds(name).control

/**
 * The application. Its static HTML is one long form that works without scripts; once React is here it becomes a journey
 * of five steps over the same form.
 */
export function Wizard({ token, jobTitle, copy }: WizardProps) {
  const form = useRef<HTMLFormElement>(null)
  const application = useApplication(token, form)
  const { isReady, receipt, values } = application
  const place = useStep()
  const step = place === SENT_STEP ? 1 : place
  const submission = useSubmit(token, application, showFaults)
  const hasFaults = Object.keys(submission.errors).length > 0
  const focusNext = useStepFocus(isReady && !receipt ? step : null, hasFaults)
  const { errors, failure, attempt, isSending } = submission
  const [changing, setChanging] = useState<string | null>(null)
  const [isAnother, setAnother] = useState(false)
  // What is said about the answers follows behind the frame that opens a step: nobody waits for it.
  const late = useDeferredValue(values)
  const hasAnswers = useDeferredValue(isReady)
  const states = useStepStates(late, application.uploads, errors)
  useDropGuard()

  function showFaults(found: FormErrors) {
    const faulty = findStep(Object.keys(found))
    const first = applicationFields.find((field) => found[field.name])
    if (first) focusNext(getFieldId(first.name))
    if (faulty) openStep(faulty)
  }

  const others = copy.done.anotherText
  const { refresh } = application
  const goTo = useCallback(
    (number: number, name?: string) => {
      openStep(number, () => {
        refresh()
        if (name) focusNext(getFieldId(name))
        if (number === steps.length) setChanging(null)
      })
    },
    [refresh, focusNext],
  )

  const change = useCallback(
    (number: number, name: string) => {
      setChanging(name)
      goTo(number, name)
    },
    [goTo],
  )

  function returnToAnswers(name: string) {
    openStep(steps.length, () => {
      refresh()
      setChanging(null)
      focusNext(toChangeId(name))
    })
  }

  function startOver() {
    submission.forget()
    application.reset()
    focusNext('step-1')
    openStep(1)
  }

  function applyForAnother() {
    setAnother(true)
    startOver()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    // Enter in a field of an earlier step leads on, as everywhere; it never sends half an application.
    if (step < steps.length) return goTo(step + 1)
    await submission.submit()
  }

  if (receipt) {
    return (
      <div className={styles.wizard}>
        <Submitted copy={copy} jobTitle={jobTitle} reference={receipt.reference} onAnother={applyForAnother} />
      </div>
    )
  }

  const faults = Object.entries(errors).map(([name, message]): Fault => ({ href: `#${getFieldId(name)}`, message }))
  const isLast = step === steps.length
  return (
    <div className={styles.wizard}>
      <SectionHeading id="apply" title={copy.fill.title}>
        <p className={styles.journey}>{copy.fill.text}</p>
        {isAnother && (
          <p>
            <a href={others.href}>{others.label}</a>
          </p>
        )}
      </SectionHeading>
      <StepList current={isReady ? step : null} states={states} onOpen={goTo} />
      {faults.length > 0 && (
        <ErrorSummary
          faults={faults}
          attempt={attempt}
          onFollow={({ href }) => {
            const name = Object.keys(errors).find((each) => href === `#${getFieldId(each)}`)
            const number = findStep(name ? [name] : [])
            if (number) goTo(number, name)
          }}
        />
      )}
      <form
        ref={form}
        className={styles.form}
        method="post"
        action={routes.api.apply}
        encType="multipart/form-data"
        noValidate
        onSubmit={(event) => void submit(event)}
        // Both: what a password manager writes into a field tells React of no change.
        onInput={application.refreshSoon}
        onChange={application.refreshSoon}
      >
        <input type="hidden" name="jobId" value={token} />
        <Honeypot />
        {steps.map((each) => (
          <WizardStep
            key={each.number}
            step={each}
            isOpen={!isReady || each.number === step}
            errors={errors}
            application={application}
          >
            {hasAnswers && each.number === steps.length && <AnswerList values={late} onChange={change} />}
          </WizardStep>
        ))}
        <div role="alert">{failure && <p className={styles.failure}>{failure}</p>}</div>
        <WizardActions
          step={isReady ? step : null}
          isSending={isSending}
          onReturn={changing && !isLast ? () => returnToAnswers(changing) : undefined}
          onPrevious={() => goTo(step - 1)}
          onClear={startOver}
        />
      </form>
    </div>
  )
}

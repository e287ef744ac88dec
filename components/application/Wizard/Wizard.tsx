'use client'

import { type FormEvent, useRef, useState } from 'react'
import { ErrorSummary, type Fault } from '@/components/form/ErrorSummary/ErrorSummary'
import { Trap } from '@/components/form/Trap/Trap'
import { SectionHeading } from '@/components/ui/SectionHeading/SectionHeading'
import { applicationFields, FILE_FIELDS, findStep, steps } from '@/lib/application/steps'
import type { application as applicationCopy } from '@/lib/content/careers'
import { toFieldIds } from '@/lib/forms/field-ids'
import type { FormErrors } from '@/lib/forms/types'
import { validateFields } from '@/lib/forms/validate'
import { routes } from '@/lib/routes'
import { AnswerList, toChangeId } from '../AnswerList/AnswerList'
import { StepList, type StepState } from '../StepList/StepList'
import { Submitted } from '../Submitted/Submitted'
import { useApplication } from '../use-application'
import { useDropGuard } from '../use-drop-guard'
import { openStep, SENT_STEP, useStep } from '../use-step'
import { useStepFocus } from '../use-step-focus'
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
  useDropGuard()

  function showFaults(found: FormErrors) {
    const faulty = findStep(Object.keys(found))
    const first = applicationFields.find((field) => found[field.name])
    if (first) focusNext(getFieldId(first.name))
    if (faulty) openStep(faulty)
  }

  function goTo(number: number, name?: string) {
    application.read()
    if (name) focusNext(getFieldId(name))
    if (number === steps.length) setChanging(null)
    openStep(number)
  }

  function change(number: number, name: string) {
    setChanging(name)
    goTo(number, name)
  }

  function returnToAnswers(name: string) {
    application.read()
    setChanging(null)
    focusNext(toChangeId(name))
    openStep(steps.length)
  }

  function startOver() {
    submission.forget()
    application.reset()
    openStep(1)
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
        <Submitted copy={copy} jobTitle={jobTitle} reference={receipt.reference} onAnother={startOver} />
      </div>
    )
  }

  const states = steps.map(({ fields }): StepState => {
    const files = FILE_FIELDS.filter((name) => fields.some((field) => field.name === name))
    const uploads = files.map((name) => application.uploads[name].upload.status)
    if (fields.some((field) => errors[field.name]) || uploads.includes('failed')) return 'faulty'
    const isGiven = Object.keys(validateFields(fields, values)).length === 0
    return isGiven && !uploads.includes('sending') ? 'complete' : 'incomplete'
  })
  const faults = Object.entries(errors).map(([name, message]): Fault => ({ href: `#${getFieldId(name)}`, message }))
  const isLast = step === steps.length
  return (
    <div className={styles.wizard}>
      <SectionHeading id="apply" title={copy.fill.title}>
        <p className={styles.journey}>{copy.fill.text}</p>
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
        onInput={application.saveSoon}
        onChange={() => {
          application.read()
          submission.recheck()
        }}
      >
        <input type="hidden" name="jobId" value={token} />
        <Trap />
        {steps.map((each) => (
          <WizardStep
            key={each.number}
            step={each}
            isOpen={!isReady || each.number === step}
            errors={errors}
            application={application}
          >
            {isReady && isLast && each.number === steps.length && (
              <AnswerList values={values} onChange={(number, { name }) => change(number, name)} />
            )}
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

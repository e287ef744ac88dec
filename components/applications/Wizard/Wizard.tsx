'use client'

import {
  type ComponentType,
  type FocusEvent,
  type FormEvent,
  lazy,
  Suspense,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react'
import { ErrorSummary } from '@/components/form/ErrorSummary/ErrorSummary'
import { Honeypot } from '@/components/form/Honeypot/Honeypot'
import { Button } from '@/components/ui/Button/Button'
import { LinkedText } from '@/components/ui/LinkedText/LinkedText'
import { SectionHeading } from '@/components/ui/SectionHeading/SectionHeading'
import { applicationForm } from '@/content/application-form'
import type { Link } from '@/content/copy-types'
import type { Draft } from '@/lib/applications/draft'
import { type OwnForm, VERSION_FIELD } from '@/lib/applications/own-form'
import { findStep, toSteps } from '@/lib/applications/steps'
import { formRoutes } from '@/lib/form-routes'
import type { FormErrors } from '@/lib/forms/types'
import type { AnswerListProps } from '../AnswerList/AnswerList'
import { Cleared, UNDO } from '../Cleared/Cleared'
import { DroppedAnswers } from '../DroppedAnswers/DroppedAnswers'
import { LastAnswers } from '../LastAnswers/LastAnswers'
import type { OtherPositionsProps } from '../OtherPositions/OtherPositions'
import { ResumeFirst } from '../ResumeFirst/ResumeFirst'
import { StepList } from '../StepList/StepList'
import { SubmittedLater } from '../Submitted/submitted-later'
import { toStepStates, toSummaryErrors } from '../step-states'
import { UploadProgress } from '../UploadProgress/UploadProgress'
import { useApplication } from '../use-application'
import { useDropGuard } from '../use-drop-guard'
import { useJourney } from '../use-journey'
import { openStep, readStep, SENT_STEP, showStep, useStep } from '../use-step'
import { useHandover, useStepFocus } from '../use-step-focus'
import { useSubmit } from '../use-submit'
import { WizardActions } from '../WizardActions/WizardActions'
import { WizardStep } from '../WizardStep/WizardStep'
import styles from './Wizard.module.scss'

// Only the last step shows it. If it fails to load, the answers are still in the steps.
const AnswerList = lazy<ComponentType<AnswerListProps>>(() =>
  import('../AnswerList/AnswerList').then(
    (module) => ({ default: module.AnswerList }),
    () => ({ default: () => <p /> }),
  ),
)

// Shown to visitors who come from the receipt, which has the same links.
const OtherPositions = lazy<ComponentType<OtherPositionsProps>>(() =>
  import('../OtherPositions/OtherPositions').then(
    (module) => ({ default: module.OtherPositions }),
    () => ({ default: () => null }),
  ),
)

const { fill, last, details, changed } = applicationForm

/** The step with the position's own questions. */
const LETTER_STEP = 3

/** Loads the page again, which now has other questions. The tab keeps the answers. */
const showNewQuestions = () => location.assign(`${location.pathname}?step=${LETTER_STEP}`)

export type WizardProps = {
  /** The token of the position's own link. */
  token: string
  /** The token of the link that the visitor followed, if it has a label. The application is sent with it. */
  linkToken?: string
  jobTitle: string
  /** The other open positions. */
  others: readonly Link[]
  /** The address of the picture beside the receipt. */
  picture: string
  /** Absent if the position has the usual form. */
  own?: OwnForm | undefined
}

/**
 * The application form. Its static HTML is one long form that works without scripts; React turns it into a journey of
 * five steps over the same form.
 */
export function Wizard({ token, linkToken = token, jobTitle, others, picture, own }: WizardProps) {
  const form = useRef<HTMLFormElement>(null)
  const application = useApplication(token, form, linkToken)
  const { isReady, receipt, values } = application
  const place = useStep()
  const step = place === SENT_STEP ? 1 : place
  const [steps] = useState(() => toSteps(own))
  const submission = useSubmit(steps, application, showErrors)
  const { errors, failure, isOutdated, attempt, isSending } = submission
  const isRefused = attempt > 0 && Object.keys(errors).length > 0
  const focusNext = useStepFocus(steps, isReady && !receipt ? step : null, isRefused)
  const { goTo, change, onReturn } = useJourney(checkStep, focusNext)
  const [isAnother, setAnother] = useState(false)
  const [cleared, setCleared] = useState<Draft | null>(null)
  // Messages about the answers are rendered after the step has opened, so nobody waits for them.
  const shown = useDeferredValue(values)
  const hasAnswers = useDeferredValue(isReady)
  const states = toStepStates(shown, { steps, uploads: application.uploads, step, errors, attempt })
  useHandover(form, isReady, hasAnswers)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the stored answers are restored.
  useEffect(() => {
    if (!isReady || receipt) return
    submission.checkAgain()
    // The receipt belongs to another tab.
    if (place === SENT_STEP) showStep(1)
  }, [isReady])
  useDropGuard()

  function showErrors(found: FormErrors) {
    const step = findStep(Object.keys(found), steps)
    if (step) openStep(step)
  }

  /** Checks the answers of the step being left. */
  function checkStep() {
    submission.check(steps[readStep() - 1]?.fields ?? [], application.read())
  }

  /** Checks an answer when the visitor moves on to another question. */
  function checkAnswer({ target, relatedTarget }: FocusEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement) || !relatedTarget?.closest('[data-field]')) return
    submission.check(
      steps.flatMap(({ fields }) => fields.filter(({ name }) => name === target.name)),
      { [target.name]: target.value },
    )
  }

  function startOver(focus: string) {
    submission.forget()
    focusNext(focus)
    openStep(1)
    return application.reset()
  }

  function fillIn(draft: Parameters<typeof application.fillIn>[0]) {
    application.fillIn(draft)
    setCleared(null)
    focusNext('step-1')
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if ((event.nativeEvent as SubmitEvent).agentInvoked) application.keepAssisted()
    // In a field of an earlier step, Enter opens the next step; it never sends an incomplete application.
    if (step < steps.length) goTo(step + 1)
    else void submission.submit()
  }

  if (receipt) {
    const applyForAnother = () => {
      setAnother(true)
      submission.forget()
      focusNext('step-1')
      // Replaces the receipt: Back must not lead to it.
      showStep(1)
      application.reset()
    }
    return (
      <div className={styles.wizard}>
        <Suspense>
          <SubmittedLater
            jobTitle={jobTitle}
            others={others}
            picture={picture}
            lead={own?.lead}
            receipt={receipt}
            onAnother={applyForAnother}
          />
        </Suspense>
      </div>
    )
  }

  return (
    <div className={styles.wizard} data-steps={isReady || undefined}>
      <SectionHeading id="apply" title={own?.title ?? fill.title}>
        <div className={styles.intro} hidden={isReady && step > 1}>
          <p>{own?.needed ?? fill.needed}</p>
          <p className={styles.journey}>{own?.text ?? fill.text}</p>
        </div>
      </SectionHeading>
      <StepList steps={steps} current={isReady ? step : null} states={states} onOpen={goTo} />
      <div className={styles.fields}>
        {step === 1 && findStep(['resume'], steps) && <ResumeFirst copy={details} application={application} />}
        {step === 1 && <LastAnswers token={token} copy={last} onUse={(kept) => fillIn({ values: kept, files: {} })} />}
        {isRefused && (
          <ErrorSummary
            errors={toSummaryErrors(steps, errors)}
            attempt={attempt}
            onFollow={({ name = '' }) => goTo(findStep([name], steps) ?? step, name)}
          />
        )}
        {cleared && <Cleared onUndo={() => fillIn(cleared)} />}
        <form
          ref={form}
          className={styles.form}
          method="post"
          action={formRoutes.api.apply}
          encType="multipart/form-data"
          noValidate
          toolname="apply-for-position"
          tooldescription={fill.tool}
          onSubmit={submit}
          // Both events, because React sees no change if a password manager fills in a field.
          onInput={application.refreshSoon}
          onChange={application.refreshSoon}
          onBlur={checkAnswer}
        >
          <input type="hidden" name="jobId" value={linkToken} />
          {own && <input type="hidden" name={VERSION_FIELD} value={own.version} />}
          <Honeypot />
          {steps.map((each) => (
            <WizardStep
              key={each.number}
              step={each}
              isOpen={!isReady || each.number === step}
              errors={errors}
              isLive={attempt === 0}
              application={application}
              copy={details}
            >
              {each.number === 1 && isAnother && (
                <Suspense>
                  <OtherPositions jobTitle={jobTitle} others={others} />
                </Suspense>
              )}
              {each.number === LETTER_STEP && <DroppedAnswers copy={changed.kept} answers={application.dropped} />}
              {each.number === steps.length && (
                <div className={styles.answers}>
                  {hasAnswers && step >= steps.length - 1 && (
                    <Suspense>
                      <AnswerList steps={steps} values={shown} onChange={change} />
                    </Suspense>
                  )}
                </div>
              )}
            </WizardStep>
          ))}
          <div role="alert">
            {failure && (
              <p className={styles.failure}>
                <LinkedText text={failure} />
              </p>
            )}
            {isOutdated && <Button onClick={showNewQuestions}>{changed.reload}</Button>}
          </div>
          <WizardActions
            step={isReady ? step : null}
            isSending={isSending}
            onReturn={step < steps.length ? onReturn : undefined}
            onPrevious={() => goTo(step - 1)}
            onClear={() => setCleared(startOver(UNDO))}
          >
            <UploadProgress uploads={application.uploads} />
          </WizardActions>
        </form>
      </div>
    </div>
  )
}

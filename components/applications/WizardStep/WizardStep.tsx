import { Fragment, memo, type ReactNode } from 'react'
import { DateField } from '@/components/form/DateField/DateField'
import { Question } from '@/components/form/Question/Question'
import type { application as applicationCopy } from '@/content/careers'
import { type Step, steps } from '@/lib/applications/steps'
import type { FormErrors, FormField } from '@/lib/forms/types'
import { DetailsOffer } from '../DetailsOffer/DetailsOffer'
import { FileField } from '../FileField/FileField'
import { SkillsField } from '../SkillsField/SkillsField'
import type { Application } from '../use-application'
import styles from './WizardStep.module.scss'

type QuestionsProps = {
  fields: readonly FormField[]
  errors: FormErrors
  isReady: boolean
  isLive: boolean
  /** Whether the step is open. Passed only to steps with files or skills, which are rendered again anyway. */
  isOpen: boolean
  /** The application, for files and skills; the other questions keep their answers themselves. */
  held: Application | undefined
  copy: (typeof applicationCopy)['details']
}

/** Renders again for an error, but not when a step opens, which would take most of the frame. */
const Questions = memo(function Questions({ fields, errors, isReady, isLive, isOpen, held, copy }: QuestionsProps) {
  return fields.map((field) => {
    const { name, kind } = field
    const error = errors[name]
    if (held && (name === 'resume' || name === 'coverLetterFile')) {
      return (
        <Fragment key={name}>
          <FileField field={field} control={held.uploads[name]} error={error} />
          {name === 'resume' && isReady && isOpen && (
            <DetailsOffer
              copy={copy}
              details={held.details}
              values={held.values}
              onUse={(values) => held.fillIn({ values, files: {} })}
              onDismiss={held.forgetDetails}
            />
          )}
        </Fragment>
      )
    }
    if (held && kind === 'skills') {
      return <SkillsField key={name} field={field} skills={held.skills} onChange={held.setSkills} isReady={isReady} />
    }
    if (kind === 'date') return <DateField key={name} field={field} error={error} isLive={isLive} />
    return <Question key={name} field={field} error={error} isLive={isLive} />
  })
})

const isHeld = ({ kind }: FormField) => kind === 'file' || kind === 'skills'

export type WizardStepProps = {
  step: Step
  isOpen: boolean
  errors: FormErrors
  /** Announces errors as they appear. After an attempt to send, the summary announces them. */
  isLive: boolean
  application: Application
  copy: QuestionsProps['copy']
  children?: ReactNode
}

/** A step: its heading, which takes focus when it opens, and its questions. Closed steps keep what was typed. */
export function WizardStep({ step, isOpen, errors, isLive, application, copy, children }: WizardStepProps) {
  const { number, title, fields } = step
  const heading = `step-${number}`
  const held = fields.some(isHeld) ? application : undefined
  return (
    <section className={styles.step} aria-labelledby={heading} data-number={number} hidden={!isOpen}>
      <h3 id={heading} className={styles.title} tabIndex={-1}>
        {title}
        <span className="visuallyHidden">
          , step {number} of {steps.length}
        </span>
      </h3>
      {children}
      <Questions
        fields={fields}
        errors={errors}
        isReady={application.isReady}
        isLive={isLive}
        isOpen={held !== undefined && isOpen}
        held={held}
        copy={copy}
      />
    </section>
  )
}

import { memo, type ReactNode } from 'react'
import { DateField } from '@/components/form/DateField/DateField'
import { Question } from '@/components/form/Question/Question'
import { type Step, steps } from '@/lib/application/steps'
import type { FormErrors, FormField } from '@/lib/forms/types'
import { FileField } from '../FileField/FileField'
import { SkillsField } from '../SkillsField/SkillsField'
import type { Application } from '../use-application'
import styles from './WizardStep.module.scss'

type QuestionsProps = {
  fields: readonly FormField[]
  errors: FormErrors
  isReady: boolean
  isLive: boolean
  /** What belongs to files and skills; the other questions keep their answers themselves. */
  held: Pick<Application, 'uploads' | 'skills' | 'setSkills'> | undefined
}

/** Rendered again for a fault, not for each step that opens: it would be the larger part of that frame's work. */
const Questions = memo(function Questions({ fields, errors, isReady, isLive, held }: QuestionsProps) {
  return fields.map((field) => {
    const { name, kind } = field
    const error = errors[name]
    if (held && (name === 'resume' || name === 'coverLetterFile')) {
      return <FileField key={name} field={field} control={held.uploads[name]} error={error} />
    }
    if (held && kind === 'skills') {
      return <SkillsField key={name} field={field} skills={held.skills} onChange={held.setSkills} isReady={isReady} />
    }
    if (kind === 'date') return <DateField key={name} field={field} error={error} isLive={isLive} hasPicker={isReady} />
    return <Question key={name} field={field} error={error} isLive={isLive} />
  })
})

const isHeld = ({ kind }: FormField) => kind === 'file' || kind === 'skills'

export type WizardStepProps = {
  step: Step
  isOpen: boolean
  errors: FormErrors
  /** Whether faults are announced as they appear; after a try to send, the summary does it. */
  isLive: boolean
  application: Application
  children?: ReactNode
}

/** One step: its heading, which takes focus when it opens, and its questions. Closed steps keep what was typed. */
export function WizardStep({ step, isOpen, errors, isLive, application, children }: WizardStepProps) {
  const { number, title, fields } = step
  const heading = `step-${number}`
  const held = fields.some(isHeld) ? application : undefined
  return (
    <section className={styles.step} aria-labelledby={heading} hidden={!isOpen}>
      <h3 id={heading} className={styles.title} tabIndex={-1}>
        {title}
        <span className={styles.hidden}>
          , step {number} of {steps.length}
        </span>
      </h3>
      {children}
      <Questions fields={fields} errors={errors} isReady={application.isReady} isLive={isLive} held={held} />
    </section>
  )
}

import type { ReactNode } from 'react'
import { Question } from '@/components/form/Question/Question'
import type { Step } from '@/lib/application/steps'
import type { FormErrors, FormField } from '@/lib/forms/types'
import { DateField } from '../DateField/DateField'
import { FileField } from '../FileField/FileField'
import { SkillsField } from '../SkillsField/SkillsField'
import type { Application } from '../use-application'
import styles from './WizardStep.module.scss'

export type WizardStepProps = {
  step: Step
  isOpen: boolean
  errors: FormErrors
  application: Application
  children?: ReactNode
}

/** One step: its heading, which takes focus when it opens, and its questions. Closed steps keep what was typed. */
export function WizardStep({ step, isOpen, errors, application, children }: WizardStepProps) {
  const { uploads, skills, setSkills, isReady } = application

  function toControl(field: FormField) {
    const { name, kind } = field
    const error = errors[name]
    if (name === 'resume' || name === 'coverLetterFile') {
      return <FileField key={name} field={field} control={uploads[name]} error={error} />
    }
    if (kind === 'skills' && isReady) {
      return <SkillsField key={name} field={field} skills={skills} onChange={setSkills} />
    }
    if (kind === 'date' && isReady) return <DateField key={name} field={field} error={error} />
    return <Question key={name} field={field} error={error} />
  }

  const heading = `step-${step.number}`
  return (
    <section className={styles.step} aria-labelledby={heading} hidden={!isOpen}>
      <h3 id={heading} className={styles.title} tabIndex={-1}>
        {step.title}
      </h3>
      {children}
      {step.fields.map(toControl)}
    </section>
  )
}

import { memo, type ReactNode, useLayoutEffect } from 'react'
import { Question } from '@/components/form/Question/Question'
import type { Step } from '@/lib/application/steps'
import { toFieldIds } from '@/lib/forms/field-ids'
import type { FormErrors, FormField } from '@/lib/forms/types'
import { DateField } from '../DateField/DateField'
import { FileField } from '../FileField/FileField'
import { SkillsField } from '../SkillsField/SkillsField'
import type { Application } from '../use-application'
import styles from './WizardStep.module.scss'

type SkillsTextProps = { field: FormField; error: string | undefined; onLeave: (text: string) => void }

/**
 * The skills as one text, as the static page has them. When the field that adds them one by one takes its place, it hands over what
 * stands in it, the last key as well: on a slow phone somebody may be typing there while React is on its way.
 */
function SkillsText({ field, error, onLeave }: SkillsTextProps) {
  useLayoutEffect(
    () => () => {
      const control = document.getElementById(toFieldIds(field.name).control)
      if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) onLeave(control.value)
    },
    [field.name, onLeave],
  )
  return <Question field={field} error={error} />
}

type QuestionsProps = {
  fields: readonly FormField[]
  errors: FormErrors
  isReady: boolean
  /** What belongs to files and skills; the other questions keep their answers themselves. */
  held: Pick<Application, 'uploads' | 'skills' | 'setSkills' | 'addSkills'> | undefined
}

/** Rendered again for a fault, not for each step that opens: it would be the larger part of that frame's work. */
const Questions = memo(function Questions({ fields, errors, isReady, held }: QuestionsProps) {
  return fields.map((field) => {
    const { name, kind } = field
    const error = errors[name]
    if (held && (name === 'resume' || name === 'coverLetterFile')) {
      return <FileField key={name} field={field} control={held.uploads[name]} error={error} />
    }
    if (held && kind === 'skills') {
      if (!isReady) return <SkillsText key={name} field={field} error={error} onLeave={held.addSkills} />
      return <SkillsField key={name} field={field} skills={held.skills} onChange={held.setSkills} />
    }
    if (kind === 'date') return <DateField key={name} field={field} error={error} hasPicker={isReady} />
    return <Question key={name} field={field} error={error} />
  })
})

const isHeld = ({ kind }: FormField) => kind === 'file' || kind === 'skills'

export type WizardStepProps = {
  step: Step
  isOpen: boolean
  errors: FormErrors
  application: Application
  children?: ReactNode
}

/** One step: its heading, which takes focus when it opens, and its questions. Closed steps keep what was typed. */
export function WizardStep({ step, isOpen, errors, application, children }: WizardStepProps) {
  const { number, title, fields } = step
  const heading = `step-${number}`
  const held = fields.some(isHeld) ? application : undefined
  return (
    <section className={styles.step} aria-labelledby={heading} hidden={!isOpen}>
      <h3 id={heading} className={styles.title} tabIndex={-1}>
        {title}
      </h3>
      {children}
      <Questions fields={fields} errors={errors} isReady={application.isReady} held={held} />
    </section>
  )
}

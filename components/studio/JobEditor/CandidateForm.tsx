import { Select } from '@/components/form/Field/Field'
import type { JobQuestion } from '@/lib/backend/contract'
import type { FormErrors } from '@/lib/forms/types'
import { questionsCopy as copy, formFields } from '@/lib/studio/copy/studio-questions'
import type { JobForm } from '@/lib/studio/job-input'
import styles from './JobEditor.module.scss'
import { OwnQuestions } from './OwnQuestions'

export type CandidateFormProps = {
  /** The fields' initial values. */
  start: JobForm
  questions: readonly JobQuestion[]
  errors: FormErrors
  onQuestions: (questions: JobQuestion[]) => void
}

/** What the application form of a job asks: files, and questions of its own. */
export function CandidateForm({ start, questions, errors, onQuestions }: CandidateFormProps) {
  const ask = (name: 'listing' | 'resumeRule' | 'coverLetterRule') => (
    <Select
      name={name}
      label={formFields[name].label}
      hint={name === 'listing' ? formFields.listing.hint : undefined}
      error={errors[name]}
      options={name === 'listing' ? copy.listingOptions : copy.ruleOptions}
      defaultValue={start[name]}
      required
    />
  )
  return (
    <fieldset className={styles.group}>
      <legend>{copy.title}</legend>
      <p>{copy.lead}</p>
      {ask('listing')}
      {ask('resumeRule')}
      {ask('coverLetterRule')}
      <OwnQuestions questions={questions} errors={errors} onChange={onQuestions} />
    </fieldset>
  )
}

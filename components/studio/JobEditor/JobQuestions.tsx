import { DateField } from '@/components/form/DateField/DateField'
import { Question } from '@/components/form/Question/Question'
import { formatDay } from '@/lib/forms/date-text'
import type { FormErrors, FormField } from '@/lib/forms/types'
import { toSalary } from '@/lib/jobs/job-facts'
import { readFigure, toSalaryText } from '@/lib/jobs/salary-parts'
import { jobFields, jobsCopy } from '@/lib/studio/copy/studio-jobs'
import type { JobForm as Answers } from '@/lib/studio/job-input'
import { ShortQuestion } from '../ShortField/ShortField'
import styles from './JobEditor.module.scss'

export type JobQuestionsProps = {
  /** The fields' initial values. */
  start: Answers
  /** The fields' current values. */
  answers: Answers
  errors: FormErrors
  /** The labels of the departments. */
  departments: readonly string[]
}

/** Adds a stored answer to the choices if it is not one of them, so that saving keeps it. */
function withAnswer(field: FormField, answer: string): FormField {
  if (!field.options || !answer || field.options.some(({ value }) => value === answer)) return field
  return { ...field, options: [...field.options, { value: answer, label: answer }] }
}

/** Describes pay as search engines read it. */
function describeSalary(text: string): string {
  const pay = toSalary(text)
  if (!pay) return jobsCopy.readNothing
  const { min, max, currency, unit } = pay
  const [low, high] = [min, max].map((figure) => figure.toLocaleString('en-US'))
  return `${low} to ${high}, ${currency}, per ${unit.toLowerCase()}`
}

/** The salary as pages will show it, once the figures are valid. */
function SalaryPreview({ answers }: Pick<JobQuestionsProps, 'answers'>) {
  const { salaryMin, salaryMax, salaryCurrency, salaryUnit, salaryWords } = answers
  const figures = { salaryMin: readFigure(salaryMin), salaryMax: readFigure(salaryMax) }
  const text = toSalaryText({ ...figures, salaryCurrency, salaryUnit, salaryWords })
  const hasFigures = Boolean(figures.salaryMin || figures.salaryMax)
  return (
    <p className={styles.preview}>
      {jobsCopy.shownAs}: <strong>{hasFigures && !toSalary(text) ? '–' : text || '–'}</strong>
      <br />
      {jobsCopy.readAs}: <strong>{describeSalary(text)}</strong>
    </p>
  )
}

/** The fields of a job, in the order in which candidates read them. */
export function JobQuestions({ start, answers, errors, departments }: JobQuestionsProps) {
  const fields: Record<keyof typeof jobFields, FormField> = {
    ...jobFields,
    department: { ...jobFields.department, options: departments.map((label) => ({ value: label, label })) },
  }
  const ask = (name: Exclude<keyof typeof jobFields, 'closingDate' | 'decisionBy'>) => (
    <Question
      key={name}
      field={withAnswer(fields[name], start[name])}
      defaultValue={start[name]}
      error={errors[name]}
    />
  )
  const askDay = (name: 'closingDate' | 'decisionBy') => (
    <DateField
      field={jobFields[name]}
      // While someone types, the text may not be a date.
      start={/^\d{4}-\d\d-\d\d$/.test(start[name]) ? formatDay(start[name]) : start[name]}
      error={errors[name]}
      isLive={false}
    />
  )
  return (
    <>
      {ask('title')}
      <fieldset className={styles.group}>
        <legend>{jobsCopy.facts}</legend>
        {ask('department')}
        {ask('location')}
        {ask('jobType')}
        {ask('experience')}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{jobsCopy.salary}</legend>
        <div className={styles.figures}>
          {ask('salaryMin')}
          {ask('salaryMax')}
          {ask('salaryCurrency')}
          {ask('salaryUnit')}
        </div>
        {ask('salaryWords')}
        <SalaryPreview answers={answers} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{jobsCopy.text}</legend>
        <ShortQuestion field={jobFields.description} defaultValue={start.description} error={errors.description} />
        {ask('responsibilities')}
        {ask('requirements')}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{jobsCopy.posting}</legend>
        {ask('kind')}
        {ask('screening')}
        {askDay('decisionBy')}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{jobsCopy.closing}</legend>
        {askDay('closingDate')}
      </fieldset>
    </>
  )
}

import type { FormErrors, FormField, FormValues } from '../forms/types.ts'
import { validateFields } from '../forms/validate.ts'
import { stepFields } from './fields.ts'
import type { OwnForm } from './own-form.ts'

/** A step of the application: its questions, and the title that the step list shows. */
export type Step = { number: number; title: string; fields: readonly FormField[] }

/** The usual journey as data: five steps, each with its questions. */
export const steps: readonly Step[] = [
  { number: 1, title: 'Personal Info', fields: stepFields.personal },
  { number: 2, title: 'Professional', fields: stepFields.professional },
  { number: 3, title: 'Application', fields: stepFields.letter },
  { number: 4, title: 'Skills & Files', fields: stepFields.files },
  { number: 5, title: 'Additional', fields: stepFields.additional },
]

/** Returns the steps of a position's application; the usual ones if it has no form of its own. */
export function toSteps(own: OwnForm | undefined): readonly Step[] {
  if (!own) return steps
  return steps.map((step) => {
    if (step.fields === stepFields.letter) return { ...step, fields: own.letter }
    if (step.fields === stepFields.files) return { ...step, title: own.filesTitle ?? step.title, fields: own.files }
    return step
  })
}

/** Every question of the usual application. */
export const applicationFields: readonly FormField[] = steps.flatMap((step) => step.fields)

/** The form's fields that hold a file, and the payload's field for the link of each. */
export const FILE_LINKS = { resume: 'resumeLink', coverLetterFile: 'coverLetterLink' } as const
/** The name of a field that holds a file. */
export type FileFieldName = keyof typeof FILE_LINKS

/** The same fields as a list. */
export const FILE_FIELDS = Object.keys(FILE_LINKS) as FileFieldName[]

/** Returns the step that an address names, or the first one. */
export function toStepNumber(text: string | null): number {
  const number = Number(text)
  return Number.isInteger(number) && number >= 1 && number <= steps.length ? number : 1
}

/** Returns the errors of an application by field. A file counts as given if `values` has its name or its link. */
export function validateApplication(values: FormValues, asked: readonly Step[] = steps): FormErrors {
  return validateFields(
    asked.flatMap(({ fields }) => fields),
    values,
  )
}

/** Returns the number of the first step that asks one of these questions, or `null`. */
export function findStep(names: readonly string[], asked: readonly Step[] = steps): number | null {
  return asked.find((step) => step.fields.some(({ name }) => names.includes(name)))?.number ?? null
}

import type { JobQuestion } from '../../backend/contract.ts'
import type { FormField } from '../../forms/types.ts'
import {
  FILE_RULES,
  type FileRule,
  LISTINGS,
  type Listing,
  QUESTION_KINDS,
  QUESTION_LIMITS,
  type QuestionKind,
} from '../../limits.ts'

const listingNames: Record<Listing, string> = {
  listed: 'A position, listed on the careers page',
  'open-application': 'Open application, not listed',
}
const ruleNames: Record<FileRule, string> = { required: 'Required', optional: 'Optional', none: 'Not asked' }
const questionKinds: Record<QuestionKind, string> = {
  short: 'Short text',
  long: 'Long text',
  choice: 'One of several choices',
  'yes-no': 'Yes or no',
}

const toOptions = <Value extends string>(values: readonly Value[], names: Record<Value, string>) =>
  values.map((value) => ({ value, label: names[value] }))

/** Copy of the part of a job's form that says what candidates are asked. */
export const questionsCopy = {
  title: 'What candidates are asked',
  lead: 'Everyone is asked for their details, their experience and why they apply. Here you decide about the files, and add questions to step 3.',
  openApplication: 'Open application',
  listingOptions: toOptions(LISTINGS, listingNames),
  ruleOptions: toOptions(FILE_RULES, ruleNames),
  questionKindOptions: toOptions(QUESTION_KINDS, questionKinds),
  questions: 'Questions of this job',
  none: 'No questions of its own yet.',
  number: (number: number) => `Question ${number}`,
  question: 'Question',
  kind: 'Kind of answer',
  help: 'Help below the question',
  required: 'Candidates must answer it',
  choices: 'Choices',
  choicesHint: `One per line, up to ${QUESTION_LIMITS.choices}`,
  add: 'Add a question',
  full: `A job can have ${QUESTION_LIMITS.questions} questions.`,
  up: (name: string) => `Move up: ${name}`,
  down: (name: string) => `Move down: ${name}`,
  moved: (name: string, place: number, all: number) => `${name} is now ${place} of ${all}.`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove: ${name}`,
  removed: (name: string) => `“${name}” is removed. Candidates still see it until you save.`,
  changed:
    'Candidates who are filling in the form are told when its questions change. Applications keep the words that were answered.',
} as const

/** The fields of a job about its application form, by name. */
export const formFields = {
  listing: {
    name: 'listing',
    label: 'Listing',
    kind: 'select',
    hint: 'An open application is for people whom no position fits: “Send Us Your Resume” on the careers page leads to it. It needs only a title and a description.',
  },
  resumeRule: { name: 'resumeRule', label: 'Resume', kind: 'select' },
  coverLetterRule: { name: 'coverLetterRule', label: 'Cover letter', kind: 'select' },
  questions: { name: 'questions', label: questionsCopy.questions, kind: 'text' },
} as const satisfies Record<string, FormField>

/** The parts of a question that the server may refuse, named as in its errors. */
const questionParts: FormField[] = Array.from({ length: QUESTION_LIMITS.questions }, (_, index) => {
  const of = questionsCopy.number(index + 1)
  const part = (name: string, label: string): FormField => ({ name: `questions.${index}.${name}`, label, kind: 'text' })
  return [
    part('label', of),
    part('help', `Help of ${of.toLowerCase()}`),
    part('choices', `Choices of ${of.toLowerCase()}`),
  ]
}).flat()

/** All of these fields, for the errors of a job's form. */
export const allFormFields: readonly FormField[] = [...Object.values(formFields), ...questionParts]

/** Returns questions as one text, to compare two versions of a job. */
export const toQuestionTexts = (questions: readonly JobQuestion[]): string =>
  questions
    .map(({ label, kind, isRequired, help, choices }) =>
      [label, questionKinds[kind], isRequired && ruleNames.required, help, ...choices].filter(Boolean).join(' · '),
    )
    .join('\n')

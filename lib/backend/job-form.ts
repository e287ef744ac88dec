import type { FileRule, Listing } from '../limits.ts'
import type { Candidate, Job, JobQuestion } from './contract.ts'

type Stored = { questions: JobQuestion[]; resumeRule: FileRule; coverLetterRule: FileRule; listing: Listing }

/** Returns the parts of a position that change its form, without those that are as usual. */
export const toFormParts = ({ questions, resumeRule, coverLetterRule, listing }: Stored): Partial<Stored> => ({
  ...(questions.length > 0 && { questions }),
  ...(resumeRule !== 'required' && { resumeRule }),
  ...(coverLetterRule !== 'required' && { coverLetterRule }),
  ...(listing !== 'listed' && { listing }),
})

/** Returns the answers that a question accepts, or null if the candidate writes the answer. */
export function toChoices({ kind, choices }: JobQuestion): readonly string[] | null {
  if (kind === 'yes-no') return ['Yes', 'No']
  return kind === 'choice' ? choices : null
}

function findFileError(link: string, rule: FileRule = 'required'): string | null {
  if (rule === 'required' && !link) return 'is required'
  return rule === 'none' && link ? 'must be empty: this position does not ask for it' : null
}

function findAnswerError(question: JobQuestion, answer: string): string | null {
  if (!answer) return question.isRequired ? 'is required' : null
  const choices = toChoices(question)
  return choices && !choices.includes(answer) ? 'must be one of the choices' : null
}

/**
 * Returns why a position does not accept an application, by field: a file is missing, or the answers are to other questions,
 * because someone has changed them since.
 */
export function findFormErrors(job: Job, candidate: Candidate): Record<string, string> {
  const { questions = [], resumeRule, coverLetterRule } = job
  const { answersToQuestions: answers = [], resumeLink, coverLetterLink } = candidate
  const isSame =
    answers.length === questions.length &&
    questions.every(({ id, label }, index) => answers[index]?.id === id && answers[index]?.question === label)
  const found: [field: string, error: string | null][] = [
    ['resumeLink', findFileError(resumeLink, resumeRule)],
    ['coverLetterLink', findFileError(coverLetterLink, coverLetterRule)],
    ['answersToQuestions', isSame ? null : 'are not the answers to the questions of this position'],
    ...questions.map((question, index): [string, string | null] => [
      `answersToQuestions.${index}.answer`,
      isSame ? findAnswerError(question, answers[index]?.answer ?? '') : null,
    ]),
  ]
  return Object.fromEntries(found.flatMap(([field, error]) => (error ? [[field, error]] : [])))
}

import { formatLongDate } from '../format/date.ts'
import type { FormField } from '../forms/types.ts'
import { stepFields } from './fields.ts'
import { toQuestionName } from './own-form.ts'
import { steps } from './steps.ts'

/** An answer as text, with `href` if it is the address of a web page. */
export type Answer = { name: string; label: string; text: string; href?: string }

type AnswerGroup = { title: string; answers: Answer[] }

/** A candidate's answers, in the order and the words of the form. `unanswered` has the labels of the rest. */
export type Answers = { groups: AnswerGroup[]; unanswered: string[] }

/**
 * Returns the address of a web page. Returns undefined for anything else, because a `javascript:` link would run in the
 * Studio.
 */
function toWebLink(text: string): string | undefined {
  const url = URL.parse(text)
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined
}

function toText({ kind, options }: FormField, value: unknown): string {
  if (kind === 'checkbox') return value === true ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.join(', ')
  const text = typeof value === 'string' ? value : ''
  if (kind === 'date' && text) return formatLongDate(text)
  return options?.find((option) => option.value === text)?.label ?? text
}

function toAnswer(field: FormField, candidate: Record<string, unknown>): Answer {
  const { name, label, kind } = field
  const text = toText(field, candidate[name])
  const href = kind === 'url' ? toWebLink(text) : undefined
  return { name, label, text, ...(href && { href }) }
}

type OwnAnswers = { id: string; question: string; answer: string }[]

/** Returns the answers to the position's own questions, in the words that the candidate read. */
const toOwnAnswers = ({ answersToQuestions = [] }: { answersToQuestions?: OwnAnswers }): Answer[] =>
  answersToQuestions.map(({ id, question, answer }) => ({ name: toQuestionName(id), label: question, text: answer }))

/** Returns a candidate's answers without the two files. Reads what any earlier version of the form stored. */
export function toAnswers(candidate: Record<string, unknown>): Answers {
  const unanswered: string[] = []
  const groups = steps.map(({ title, fields }) => {
    const answers = fields.filter(({ kind }) => kind !== 'file').map((field) => toAnswer(field, candidate))
    if (fields === stepFields.letter) answers.push(...toOwnAnswers(candidate))
    unanswered.push(...answers.filter(({ text }) => text === '').map(({ label }) => label))
    return { title, answers: answers.filter(({ text }) => text !== '') }
  })
  return { groups: groups.filter(({ answers }) => answers.length > 0), unanswered }
}

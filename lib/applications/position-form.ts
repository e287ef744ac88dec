import 'server-only'
import { createHash } from 'node:crypto'
import { applicationForm } from '../../content/application-form.ts'
import { positionForm as copy } from '../../content/position-form.ts'
import type { Job, JobQuestion } from '../backend/contract.ts'
import { toChoices } from '../backend/job-form.ts'
import type { FormField } from '../forms/types.ts'
import { type FileRule, QUESTION_LIMITS } from '../limits.ts'
import { stepFields } from './fields.ts'
import { type OwnForm, toQuestionName } from './own-form.ts'

type Asked = Pick<Job, 'questions' | 'resumeRule' | 'coverLetterRule' | 'listing'>

/** Returns how a position's form differs from the usual one; undefined if it does not. */
export function toOwnForm({ questions, resumeRule, coverLetterRule, listing }: Asked): OwnForm | undefined {
  if (!questions && !resumeRule && !coverLetterRule && !listing) return undefined
  const asked = {
    questions: questions ?? [],
    resumeRule: resumeRule ?? 'required',
    coverLetterRule: coverLetterRule ?? 'required',
    listing: listing ?? 'listed',
  }
  const files = toFileFields(asked)
  const hasFiles = files.some((field) => field.kind === 'file')
  return {
    version: toVersion(asked),
    letter: toLetterFields(asked),
    files,
    ...(!hasFiles && { filesTitle: copy.skills }),
    title: asked.listing === 'open-application' ? copy.open.title : applicationForm.fill.title,
    needed: toNeeded(asked),
    text: hasFiles ? applicationForm.fill.text : copy.text,
    lead: copy.lead,
  }
}

type Whole = Required<Asked>

/** Returns a text that changes with what a position asks, but not with the help beside its questions. */
function toVersion({ questions, resumeRule, coverLetterRule }: Whole): string {
  const asked = questions.map(({ help: _, ...question }) => question)
  const text = JSON.stringify([asked, resumeRule, coverLetterRule])
  return createHash('sha256').update(text).digest('base64url').slice(0, 12)
}

function toQuestionField(question: JobQuestion): FormField {
  const { id, kind, label, help, isRequired } = question
  const choices = toChoices(question)
  const common = {
    name: toQuestionName(id),
    label,
    ...(help && { hint: help }),
    ...(isRequired && { required: `${choices ? copy.choose : copy.answer} “${label}”` }),
  }
  if (choices) {
    const options = choices.map((choice) => ({ value: choice, label: choice }))
    return { ...common, kind: 'select', blank: isRequired ? copy.blank : copy.none, options }
  }
  const isLong = kind === 'long'
  const max = isLong ? QUESTION_LIMITS.long : QUESTION_LIMITS.short
  return { ...common, kind: isLong ? 'area' : 'text', spellCheck: true, max }
}

function toLetterFields({ questions, coverLetterRule, listing }: Whole): FormField[] {
  const usual = stepFields.letter.map((field) => {
    if (field.name === 'coverLetter' && coverLetterRule !== 'required')
      return { ...field, hint: copy.letterHint[coverLetterRule] }
    return listing === 'open-application' ? { ...field, ...copy.open.fields[field.name] } : field
  })
  return [...usual, ...questions.map(toQuestionField)]
}

function applyRule({ required, ...field }: FormField, rule: FileRule): FormField[] {
  if (rule === 'none') return []
  return [rule === 'required' && required ? { ...field, required } : field]
}

const toFileFields = ({ resumeRule, coverLetterRule }: Whole): FormField[] =>
  stepFields.files.flatMap((field) => {
    if (field.name === 'resume') return applyRule(field, resumeRule)
    return field.name === 'coverLetterFile' ? applyRule(field, coverLetterRule) : field
  })

/** Returns the sentences about the files and the questions that candidates should prepare for. */
function toNeeded({ questions, resumeRule, coverLetterRule }: Whole): string {
  const files = copy.needed[resumeRule][coverLetterRule]
  if (questions.length === 0) return files
  const more = questions.length === 1 ? copy.oneQuestion : copy.questions.replace('{count}', String(questions.length))
  return `${files} ${more}`
}

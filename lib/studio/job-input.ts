import { z } from 'zod'
import { type JobQuestion, jobQuestionSchema, text } from '../backend/contract.ts'
import { toCompanyDay } from '../backend/job-closing.ts'
import type { JobRow } from '../db/schema.ts'
import { cleanAnswer } from '../forms/clean-answer.ts'
import { toIsoDate } from '../forms/date-text.ts'
import { CURRENCIES, PAY_UNITS, toSalary } from '../jobs/job-facts.ts'
import { hasFigures, readFigure, toRange, toSalaryText } from '../jobs/salary-parts.ts'
import { FILE_RULES, LISTINGS, POSTING_KINDS, QUESTION_LIMITS, SCREENINGS, TEXT_LIMITS } from '../limits.ts'
import { shortText } from './short-text-schema.ts'

/** The state of a job. Visitors see open ones only, until the closing day. */
export type JobState = JobRow['state']

const MAX_ITEMS = 50

const line = text(TEXT_LIMITS.line)
const figure = text(20)
  .transform(readFigure)
  .refine((digits) => /^\d{0,9}$/.test(digits), 'must be a whole number')
const day = text(40).transform((day) => cleanAnswer('date', day))
const items = text(TEXT_LIMITS.long)
  .transform((lines) => lines.split('\n').flatMap((item) => item.trim() || []))
  .refine((list) => list.length <= MAX_ITEMS, `must have at most ${MAX_ITEMS} lines`)

const isChoice = ({ kind }: JobQuestion) => kind === 'choice'
const hasRepeats = (list: readonly string[]) => new Set(list).size < list.length

/** The position's own questions. Only a choice keeps its choices. */
const questionsSchema = z
  .array(jobQuestionSchema)
  .max(QUESTION_LIMITS.questions, `must be at most ${QUESTION_LIMITS.questions}`)
  .superRefine((list, context) => {
    const report = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
    if (hasRepeats(list.map(({ id }) => id))) report([], 'must have different ids')
    for (const [index, question] of list.entries()) {
      if (!isChoice(question)) continue
      if (question.choices.length < 2) report([index, 'choices'], 'must be at least two')
      if (hasRepeats(question.choices)) report([index, 'choices'], 'must differ from each other')
    }
  })
  .transform((list) => list.map((question) => (isChoice(question) ? question : { ...question, choices: [] })))

const fields = z.object({
  title: line.min(1, 'is required'),
  department: line,
  location: line,
  jobType: line,
  experience: line,
  salaryMin: figure,
  salaryMax: figure,
  salaryCurrency: text(3).toUpperCase(),
  salaryUnit: z.enum(PAY_UNITS),
  salaryWords: line,
  description: shortText(text, TEXT_LIMITS.long),
  requirements: items,
  responsibilities: items,
  closingDate: day,
  kind: z.enum(['', ...POSTING_KINDS]).default(''),
  decisionBy: day.default(''),
  screening: z.enum(['', ...SCREENINGS]).default('people'),
  state: z.enum(['draft', 'open', 'closed'] satisfies JobState[]),
  listing: z.enum(LISTINGS).default('listed'),
  resumeRule: z.enum(FILE_RULES).default('required'),
  coverLetterRule: z.enum(FILE_RULES).default('required'),
  questions: questionsSchema.default([]),
})
type Fields = z.output<typeof fields>

/**
 * The fields that an open position needs, because candidates need them. An open application needs only the last one.
 */
const NEEDED = ['department', 'location', 'jobType', 'description'] as const

function* findSalaryErrors(job: Fields): Generator<[keyof Fields, string]> {
  const { min, max, currency } = toRange(job)
  if (!hasFigures(job)) {
    if (job.state === 'open' && job.listing === 'listed' && !job.salaryWords)
      yield ['salaryMin', 'is required, or the salary in words']
    return
  }
  if (!CURRENCIES.has(currency)) yield ['salaryCurrency', 'must be a currency of three letters, such as USD']
  if (!min) yield ['salaryMin', 'must be more than 0']
  if (min > max) yield ['salaryMax', 'must not be less than the lowest salary']
}

function* findErrors(job: Fields, today: string): Generator<[keyof Fields, string]> {
  const needed = job.listing === 'open-application' ? NEEDED.slice(-1) : NEEDED
  if (job.state === 'open') for (const name of needed) if (!job[name]) yield [name, 'is required']
  yield* findSalaryErrors(job)
  const closing = toIsoDate(job.closingDate)
  if (job.closingDate && !closing) yield ['closingDate', 'must be a day, such as 31 January 2027']
  const decision = toIsoDate(job.decisionBy)
  if (job.decisionBy && !decision) yield ['decisionBy', 'must be a day, such as 31 January 2027']
  if (closing && decision && decision < closing) yield ['decisionBy', 'must not be before the last day to apply']
  if (job.state === 'open' && closing && closing < today) yield ['closingDate', 'is over: choose a later day, or none']
}

/** Parses the form of a job into its stored form. The salary becomes one text, which pages and search engines read. */
export const jobSchema = fields
  .superRefine((job, context) => {
    for (const [name, message] of findErrors(job, toCompanyDay(new Date())))
      context.addIssue({ code: 'custom', path: [name], message })
  })
  .transform((job) => ({
    title: job.title,
    department: job.department,
    location: job.location,
    jobType: job.jobType,
    experience: job.experience,
    salary: toSalaryText(job),
    description: job.description,
    requirements: job.requirements,
    responsibilities: job.responsibilities,
    closingDate: toIsoDate(job.closingDate),
    // An open application is not for a specific vacancy.
    kind: job.listing === 'open-application' ? 'pool' : job.kind || null,
    decisionBy: toIsoDate(job.decisionBy),
    screening: job.screening || ('people' as const),
    state: job.state,
    listing: job.listing,
    resumeRule: job.resumeRule,
    coverLetterRule: job.coverLetterRule,
    questions: job.questions,
  }))

/** Parses changes that visitors do not see yet. As in a draft, fields may be empty. */
export const jobChangesSchema = z.preprocess(
  (job) => (typeof job === 'object' && job !== null ? { ...job, state: 'draft' } : job),
  jobSchema,
)

/** A job as it is stored, without id, version and dates. */
export type JobInput = z.output<typeof jobSchema>

/** The form of a job: values by field name, and its questions. */
export type JobForm = Record<Exclude<keyof z.input<typeof jobSchema>, 'state' | 'questions'>, string> & {
  questions: JobQuestion[]
}

/** Returns the form of a job. If it has no figures, takes currency and unit from the salary `example`. */
export function toJobForm(job: Omit<JobInput, 'state'>, example = ''): JobForm {
  const range = toSalary(job.salary)
  const { currency, unit } = range ?? toSalary(example) ?? { currency: '', unit: 'MONTH' }
  return {
    title: job.title,
    department: job.department,
    location: job.location,
    jobType: job.jobType,
    experience: job.experience,
    description: job.description,
    salaryMin: range ? String(range.min) : '',
    salaryMax: range ? String(range.max) : '',
    salaryCurrency: currency,
    salaryUnit: unit,
    salaryWords: range ? '' : job.salary,
    requirements: job.requirements.join('\n'),
    responsibilities: job.responsibilities.join('\n'),
    closingDate: job.closingDate ?? '',
    kind: job.kind ?? '',
    decisionBy: job.decisionBy ?? '',
    screening: job.screening,
    listing: job.listing,
    resumeRule: job.resumeRule,
    coverLetterRule: job.coverLetterRule,
    questions: job.questions,
  }
}

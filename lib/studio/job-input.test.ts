import { toSalary } from '../jobs/job-facts.ts'
import { type JobForm, jobSchema, toJobForm } from './job-input.ts'
import { toJobStatus } from './job-status.ts'

const FORM: JobForm & { state: string } = {
  title: 'Weaver',
  department: 'Product',
  location: 'Dhaka',
  jobType: 'Full-time',
  experience: '',
  salaryMin: '90,000',
  salaryMax: '120 000',
  salaryCurrency: 'bdt',
  salaryUnit: 'MONTH',
  salaryWords: '',
  description: 'Weave.\n\nAnd mend.',
  requirements: 'Patience\n\n  Thread ',
  responsibilities: '',
  kind: 'vacancy',
  decisionBy: '',
  screening: 'people',
  closingDate: '31 January 2099',
  listing: 'listed',
  resumeRule: 'required',
  coverLetterRule: 'required',
  questions: [],
  state: 'open',
}

function findErrors(change: Partial<typeof FORM>) {
  const result = jobSchema.safeParse({ ...FORM, ...change })
  return result.success ? [] : result.error.issues.map(({ path }) => path.join('.'))
}

it('writes the salary as pages show it and search engines read it', () => {
  const { salary } = jobSchema.parse(FORM)
  expect(salary).toBe('BDT 90,000–120,000 per month')
  expect(toSalary(salary)).toEqual({ currency: 'BDT', min: 90_000, max: 120_000, unit: 'MONTH' })
  expect(jobSchema.parse({ ...FORM, salaryMax: '' }).salary).toBe('BDT 90,000 per month')
  expect(jobSchema.parse({ ...FORM, salaryMin: '', salaryMax: '', salaryWords: 'Negotiable' }).salary).toBe(
    'Negotiable',
  )
})

it('reads lists by the line and the closing day as people write it', () => {
  expect(jobSchema.parse(FORM)).toMatchObject({
    requirements: ['Patience', 'Thread'],
    responsibilities: [],
    closingDate: '2099-01-31',
  })
})

it.each([
  [{ salaryMin: '200,000' }, ['salaryMax']],
  [{ salaryMin: '45.50' }, ['salaryMin']],
  [{ salaryMin: '0', salaryMax: '' }, ['salaryMin']],
  [{ salaryCurrency: 'abc' }, ['salaryCurrency']],
  [{ salaryMin: '', salaryMax: '' }, ['salaryMin']],
  [{ closingDate: 'soon' }, ['closingDate']],
  [{ closingDate: '2020-01-31' }, ['closingDate']],
  [{ decisionBy: 'soon' }, ['decisionBy']],
  [{ decisionBy: '30 January 2099' }, ['decisionBy']],
  [{ kind: '<script>' }, ['kind']],
  [{ screening: 'nobody' }, ['screening']],
  [{ location: ' ', description: '' }, ['location', 'description']],
])('refuses to publish with %j', (change, errors) => {
  expect(findErrors(change)).toEqual(errors)
})

it('counts the words of a description, not what its formats take', () => {
  const toDelta = (...ops: object[]) => JSON.stringify({ ops: [...ops, { insert: '\n', attributes: { header: 1 } }] })
  const bold = (length: number) => toDelta({ insert: 'x'.repeat(length), attributes: { bold: true } })
  expect(jobSchema.parse({ ...FORM, description: bold(10_000) }).description).toBe(bold(10_000))
  expect(findErrors({ description: bold(10_001) })).toEqual(['description'])
  expect(findErrors({ description: toDelta() })).toEqual(['description'])
})

it('keeps a draft that has only a title', () => {
  const empty = { department: '', location: '', jobType: '', description: '', salaryMin: '', salaryMax: '' }
  expect(findErrors({ ...empty, state: 'draft' })).toEqual([])
  expect(findErrors({ ...empty, title: '', state: 'draft' })).toEqual(['title'])
})

it('fills the form so that saving it changes nothing', () => {
  for (const salary of ['BDT 90,000–120,000 per month', 'USD 60,000 per year', 'Negotiable', '']) {
    const { state: _, ...stored } = jobSchema.parse({ ...FORM, state: 'closed' })
    const job = { ...stored, salary }
    expect(jobSchema.parse({ ...toJobForm(job), state: 'closed' })).toEqual({ ...job, state: 'closed' })
  }
})

it('lists a job by what visitors see at the company’s time', () => {
  const at = (closingDate: string | null, state: 'open' | 'draft' = 'open') =>
    toJobStatus({ state, closingDate }, new Date('2026-11-22T18:30:00Z'))
  expect([at(null), at('2026-11-22'), at('2026-11-23'), at('2026-11-30'), at('2026-12-01')]).toEqual([
    ...['open', 'closed', 'closing', 'closing', 'open'],
  ])
  expect(at('2026-11-22', 'draft')).toBe('draft')
})

describe('the questions of a job', () => {
  const question = {
    id: 'a',
    kind: 'choice',
    label: ' Which\n loom? ',
    isRequired: true,
    choices: ['Pit', ' Frame  loom '],
  }
  const findProblems = (questions: unknown) => {
    const result = jobSchema.safeParse({ ...FORM, questions })
    return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  }

  it('are lines without breaks, and only a choice has choices', () => {
    const short = { ...question, id: 'b', kind: 'short', help: '\0Any.' }
    expect(jobSchema.parse({ ...FORM, questions: [question, short] }).questions).toEqual([
      { ...question, label: 'Which loom?', help: '', choices: ['Pit', 'Frame loom'] },
      { ...short, label: 'Which loom?', help: 'Any.', choices: [] },
    ])
  })

  it.each([
    [[{ ...question, label: ' ' }], 'questions.0.label is required'],
    [[{ ...question, label: 'x'.repeat(201) }], 'questions.0.label must have at most 200 characters'],
    [[{ ...question, help: 'x'.repeat(501) }], 'questions.0.help must have at most 500 characters'],
    [[{ ...question, choices: ['Pit'] }], 'questions.0.choices must be at least two'],
    [[{ ...question, choices: ['Pit', 'Pit '] }], 'questions.0.choices must differ from each other'],
    [[{ ...question, choices: ['Pit', 'x'.repeat(161)] }], 'questions.0.choices must have at most 160 characters each'],
    [
      [{ ...question, choices: Array.from({ length: 21 }, (_, n) => `${n}`) }],
      'questions.0.choices must be at most 20',
    ],
    [[question, question], 'questions must have different ids'],
    [[{ ...question, id: 'a"b' }], 'questions.0.id must be an id'],
    [Array.from({ length: 11 }, (_, n) => ({ ...question, id: `${n}` })), 'questions must be at most 10'],
  ])('are refused where they cannot be asked: %#', (questions, problem) => {
    expect(findProblems(questions)).toEqual([problem])
  })
})

it('publishes an open application with a title and a description alone', () => {
  const empty = { department: '', location: '', jobType: '', salaryMin: '', salaryMax: '', listing: 'open-application' }
  expect(findErrors(empty)).toEqual([])
  expect(findErrors({ ...empty, description: '' })).toEqual(['description'])
})

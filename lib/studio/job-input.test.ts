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

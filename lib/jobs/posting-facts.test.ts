import { jobs } from '../../content/jobs.ts'
import { posting as copy } from '../../content/posting.ts'
import type { Job, Posting } from '../backend/contract.ts'
import { toDescription, toJobPosting } from './job-posting.ts'
import { toPostingFacts } from './posting-facts.ts'

const [sample] = jobs as Job[]
const withPosting = (posting: Posting | undefined): Job => {
  if (!sample) throw new Error('There is no sample')
  return { ...sample, closingDate: '2027-01-31', ...(posting && { posting }) }
}
const vacancy: Posting = { kind: 'vacancy', decisionBy: '2027-02-15', screening: 'people' }

it('search engines and the feed say the same as the page', () => {
  const job = withPosting(vacancy)
  expect(toPostingFacts(job)).toEqual([
    { label: copy.kind.label, text: copy.kind.vacancy },
    { label: copy.decisionBy.label, day: '2027-02-15' },
    { label: copy.screening.label, text: copy.screening.people },
  ])
  const description = toDescription(job)
  for (const fact of [copy.kind.vacancy, `${copy.decisionBy.label} February 15, 2027`, copy.screening.people])
    expect(description).toContain(`${fact}</p>`)
  expect(toJobPosting(job, 'token')).toMatchObject({ description, validThrough: '2027-01-31T23:59:59+06:00' })
})

it('a machine that screens is named', () => {
  expect(toDescription(withPosting({ ...vacancy, screening: 'machine' }))).toContain(copy.screening.machine)
})

it('a talent pool is no job opening for search engines', () => {
  expect(toJobPosting(withPosting({ ...vacancy, kind: 'pool' }), 'token')).toBeNull()
})

it('nothing is said that nobody stated, but that this site screens nobody', () => {
  expect(toPostingFacts(withPosting(undefined))).toEqual([{ label: copy.screening.label, text: copy.screening.people }])
})

it('another backend knows none of it, so nothing is said', () => {
  jest.replaceProperty(process, 'env', { NODE_ENV: 'test', BACKEND_URL: 'https://backend.example' })
  expect(toPostingFacts(withPosting(vacancy))).toEqual([])
  expect(toDescription(withPosting(vacancy))).not.toContain(copy.kind.label)
})

import { findItems } from '../listing/find-items.ts'
import { type ListingQuery, NO_QUERY } from '../listing/query.ts'
import { countByDepartment, JOBS_PAGE_SIZE, jobRules } from './job-rules.ts'
import type { JobCardData } from './listing.ts'

const toCard = (title: string, department: string, requirements: string[] = []): JobCardData => ({
  id: title,
  href: `/job-apply/${title}`,
  title,
  department,
  location: 'Dhaka (Hybrid)',
  jobType: 'Full-time',
  experience: '2–4 years',
  salary: '',
  preview: 'You will build interfaces.',
  requirements,
  responsibilities: [],
  createdAt: '2026-11-12T05:00:00.000Z',
  posted: 'last week',
})
const jobs = [
  toCard('Tester', 'Product'),
  toCard('Architect', 'Development', ['PostgreSQL under load']),
  toCard('Zoologist', 'AI Research'),
]

const find = (query: Partial<ListingQuery>) =>
  findItems(jobs, { ...NO_QUERY, ...query }, jobRules).items.map(({ title }) => title)

describe('the list of positions', () => {
  it('keeps its order while nothing is asked', () => {
    expect(find({})).toEqual(['Tester', 'Architect', 'Zoologist'])
    expect(find({ sort: 'nonsense' })).toEqual(['Tester', 'Architect', 'Zoologist'])
  })

  it('shows one department, every word of a search anywhere on the card, and both together', () => {
    expect(find({ category: 'ai-research' })).toEqual(['Zoologist'])
    expect(find({ search: 'postgresql  DHAKA' })).toEqual(['Architect'])
    expect(find({ search: 'dhaka', category: 'product' })).toEqual(['Tester'])
    expect(find({ search: 'dhaka zebra' })).toEqual([])
  })

  it('can be ordered by department or title', () => {
    expect(find({ sort: 'department' })).toEqual(['Zoologist', 'Architect', 'Tester'])
    expect(find({ sort: 'title' })).toEqual(['Architect', 'Tester', 'Zoologist'])
  })

  it('of five hundred comes in pages', () => {
    const many = Array.from({ length: 500 }, (_, index) => toCard(String(index), 'Product'))
    const { items, pages, total } = findItems(many, { ...NO_QUERY, page: 25 }, jobRules, 25)
    expect([items.length, items[0]?.title, pages, total]).toEqual([JOBS_PAGE_SIZE, '480', 25, 500])
  })

  it('counts what each pill will show', () => {
    expect(countByDepartment(jobs)).toEqual({ '': 3, product: 1, development: 1, 'ai-research': 1 })
  })
})

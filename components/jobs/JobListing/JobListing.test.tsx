import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { careers } from '@/lib/content/careers'
import { departments } from '@/lib/content/departments'
import { findJobs } from '@/lib/jobs/find-jobs'
import type { JobCardData } from '@/lib/listing/cards'
import { EMPTY_QUERY, type ListingQuery, readQuery } from '@/lib/listing/query'
import { JobListing } from './JobListing'

const toCards = (count: number): JobCardData[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `token-${index}`,
    href: `/job-apply/token-${index}`,
    title: `Position ${String(index).padStart(3, '0')}`,
    department: index % 2 === 0 ? 'Development' : 'AI Research',
    location: 'Dhaka',
    jobType: 'Full-time',
    experience: '2 years',
    salary: 'BDT 90,000 per month',
    preview: 'What it is.',
    requirements: ['Patience'],
    responsibilities: [],
    createdAt: '2026-11-01T00:00:00Z',
    posted: 'two weeks ago',
  }))

const asked = jest.fn<Promise<Response>, [string]>()

function renderListing(jobs: JobCardData[], base: ListingQuery = EMPTY_QUERY) {
  asked.mockImplementation(async (address) => {
    const page = findJobs(jobs, readQuery(new URL(address, 'http://site.example').search))
    return { ok: true, json: async () => page } as Response
  })
  const pills = departments.map((pill) => ({ ...pill, count: 1 }))
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <JobListing base={base} first={findJobs(jobs, base)} pills={pills} copy={careers.positions} />
    </SWRConfig>,
  )
}

const getTitles = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)

describe('the list of open positions', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/careers')
    asked.mockReset()
    globalThis.fetch = asked as unknown as typeof fetch
  })

  it('says how long ago a position was posted, and on which day', () => {
    renderListing(toCards(1))
    expect(screen.getByText(/^Posted two weeks ago/)).toHaveTextContent('Posted two weeks ago (November 1, 2026)')
    expect(screen.getByText('November 1, 2026')).toHaveAttribute('datetime', '2026-11-01')
  })

  it('has the answer on its way as a pill is touched, and asks once', async () => {
    renderListing(toCards(45))
    const pill = screen.getByRole('link', { name: /^AI Research/ })
    fireEvent.pointerDown(pill)
    expect(asked.mock.calls).toEqual([['/api/listing/jobs?department=ai-research']])
    expect(location.search).toBe('')
    await userEvent.click(pill)
    await waitFor(() => expect(getTitles()[0]).toBe('Position 001'))
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it('has the answer on its way once focus rests on a pill, and not where it only passes', async () => {
    renderListing(toCards(45))
    const [passed, rested] = ['Development', 'AI Research'].map((name) =>
      screen.getByRole('link', { name: new RegExp(`^${name}`) }),
    )
    act(() => passed?.focus())
    act(() => rested?.focus())
    expect(asked).not.toHaveBeenCalled()
    await waitFor(() => expect(asked.mock.calls).toEqual([['/api/listing/jobs?department=ai-research']]))
  })

  it('asks once, however long the answer to a press takes', async () => {
    renderListing(toCards(45))
    const { promise, resolve } = Promise.withResolvers<Response>()
    asked.mockReturnValue(promise)
    // A press leaves focus on the pill.
    await userEvent.click(screen.getByRole('link', { name: /^Product/ }))
    await act(() => new Promise((later) => setTimeout(later, 300)))
    expect(asked).toHaveBeenCalledTimes(1)
    await act(async () => resolve({ ok: true, json: async () => findJobs([], EMPTY_QUERY) } as Response))
  })

  it('has the seven pills, each a link that works without scripts', () => {
    renderListing(toCards(7))
    const pills = within(screen.getByRole('navigation', { name: 'Departments' })).getAllByRole('link')
    expect(pills.map((pill) => pill.textContent?.replace(' 1', ''))).toEqual(departments.map(({ label }) => label))
    expect(pills.map((pill) => pill.getAttribute('href')).slice(0, 3)).toEqual([
      '/careers',
      '/careers/department/development',
      '/careers/department/ai-research',
    ])
  })

  it('is filtered, searched and ordered in place, without a request while the page holds all of it', async () => {
    renderListing(toCards(7))
    await userEvent.click(screen.getByRole('link', { name: 'AI Research 1' }))
    await waitFor(() => expect(location.search).toBe('?department=ai-research'))
    await waitFor(() => expect(getTitles()).toEqual(['Position 001', 'Position 003', 'Position 005']))
    expect(screen.getByRole('status')).toHaveTextContent('3 open positions')
    await userEvent.type(screen.getByRole('searchbox'), '003')
    await waitFor(() => expect(getTitles()).toEqual(['Position 003']))
    await userEvent.click(screen.getByRole('button', { name: 'Show all positions' }))
    await waitFor(() => expect(getTitles()).toHaveLength(7))
    await userEvent.selectOptions(screen.getByRole('combobox'), 'By department')
    expect(location.search).toBe('?sort=department')
    await waitFor(() => expect(getTitles()[0]).toBe('Position 001'))
    expect(asked).not.toHaveBeenCalled()
  })

  it('says so when nothing matches, and comes back with the browser’s back button', async () => {
    renderListing(toCards(7))
    await userEvent.click(screen.getByRole('link', { name: 'Product 1' }))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No open position matches.'))
    history.replaceState(null, '', '/careers')
    act(() => void dispatchEvent(new PopStateEvent('popstate')))
    await waitFor(() => expect(getTitles()).toHaveLength(7))
  })

  it('marks a department at once, and follows behind the frame that shows it', async () => {
    renderListing(toCards(7))
    const [all, research] = ['All Departments 1', 'AI Research 1'].map((name) => screen.getByRole('link', { name }))
    await act(async () => research?.click())
    expect([all, research].map((pill) => pill?.getAttribute('aria-current'))).toEqual([null, 'true'])
    expect(location.search).toBe('')
    await waitFor(() => expect(location.search).toBe('?department=ai-research'))
    act(() => all?.click())
    await waitFor(() => expect(location.search).toBe(''))
    expect([all, research].map((pill) => pill?.getAttribute('aria-current'))).toEqual(['true', null])
  })

  it('renders no card again while another answer is on its way', async () => {
    const jobs = toCards(50)
    const [first] = jobs
    const read = jest.fn(() => 'Position 000')
    if (first) Object.defineProperty(first, 'title', { get: read, enumerable: true })
    renderListing(jobs)
    asked.mockReturnValue(new Promise(() => {}))
    const before = read.mock.calls.length
    await userEvent.click(screen.getByRole('link', { name: 'AI Research 1' }))
    await waitFor(() => expect(location.search).toBe('?department=ai-research'))
    await act(async () => new Promise((done) => setTimeout(done, 100)))
    expect(read.mock.calls.length).toBe(before)
  })

  it('asks the server where there are more pages, and appends them', async () => {
    renderListing(toCards(50))
    expect(getTitles()).toHaveLength(20)
    const more = screen.getByRole('link', { name: careers.positions.more })
    expect(more).toHaveAttribute('href', '/careers/page/2')
    await userEvent.click(more)
    await waitFor(() => expect(getTitles()).toHaveLength(40))
    await userEvent.click(screen.getByRole('link', { name: 'AI Research 1' }))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('25 open positions'))
    expect(asked.mock.calls.map(([address]) => address)).toEqual([
      '/api/listing/jobs?page=2',
      '/api/listing/jobs?department=ai-research',
    ])
  })

  it('of one department leads on to that department’s next page', () => {
    renderListing(toCards(50), { ...EMPTY_QUERY, department: 'development' })
    expect(screen.getByRole('link', { name: careers.positions.more })).toHaveAttribute(
      'href',
      '/careers/department/development/page/2',
    )
  })
})

import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { SWRConfig } from 'swr'
import { findItems, type ListingRules } from '@/lib/listing/find-items'
import { type ListingQuery, NO_QUERY, readQuery } from '@/lib/listing/query'
import { Listing } from './Listing'

type Book = { id: string; title: string; kind: string }

const books: Book[] = Array.from({ length: 25 }, (_, index) => ({
  id: String(index),
  title: `Book ${String(index).padStart(2, '0')}`,
  kind: index % 2 === 0 ? 'novels' : 'poems',
}))

const rules: ListingRules<Book> = {
  pageSize: 10,
  toText: ({ title }) => title,
  isInCategory: ({ kind }, category) => kind === category,
  sorts: { last: (items) => items.toReversed() },
}

const find = (query: ListingQuery) => findItems(books, query, rules)
const fetched = jest.fn<Promise<Response>, [string]>()
const answer = (address: string) =>
  ({ ok: true, json: async () => find(readQuery(new URL(address, 'http://a.example').search)) }) as Response

const toListing = (query: ListingQuery, isWhole: boolean) => (
  <SWRConfig value={{ provider: () => new Map() }}>
    <Listing
      query={query}
      first={find(query)}
      whole={isWhole ? books : undefined}
      address="/books"
      endpoint="/api/listing/books"
      rules={rules}
      toHref={(category, page) => `/books${category && `/${category}`}${page > 1 ? `/page/${page}` : ''}`}
      copy={{
        none: 'No book matches.',
        one: '1 book',
        many: '{count} books',
        failed: 'Not loaded.',
        search: { label: 'Search', placeholder: 'Title', button: 'Search' },
        categories: 'Kinds',
        sort: 'Sort by',
        showAll: 'Show all',
        more: 'More',
        advice: 'Try another word.',
      }}
      categories={['', 'novels', 'poems', 'plays'].map((value) => ({ value, label: value || 'all' }))}
      sorts={[
        { value: 'first', label: 'First' },
        { value: 'last', label: 'Last' },
      ]}
      topics={{ title: 'Topics', text: '', names: ['Sea'] }}
      lead={<p>The book of the week</p>}
      aside={{ plays: <p>We print no plays.</p> }}
      className="list"
      render={({ id, title }) => <a href={`/book/${id}`}>{title}</a>}
    />
  </SWRConfig>
)

function show({ query = NO_QUERY, isWhole = true } = {}) {
  render(toListing(query, isWhole))
}

const titles = () => [...document.querySelectorAll('.list a')].map((link) => link.textContent)
const link = (name: string) => screen.getByRole('link', { name })
const status = () => screen.getByRole('status')

/** As the browser does it; jsdom goes back later than it says. */
async function goBack() {
  const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  await act(async () => {
    history.back()
    await arrived
  })
}

describe('a list', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/books')
    fetched.mockReset().mockImplementation(async (address) => answer(address))
    globalThis.fetch = fetched as unknown as typeof fetch
  })

  it('says how many there are, and finds what is asked while one types', async () => {
    show()
    expect(status()).toHaveTextContent('25 books')
    await userEvent.type(screen.getByRole('searchbox'), 'book 07')
    await waitFor(() => expect(titles()).toEqual(['Book 07']))
    expect(status()).toHaveTextContent('1 book')
    expect(screen.queryByText('The book of the week')).toBeNull()
    expect(fetched).not.toHaveBeenCalled()
  })

  it('goes back one step at a time: from a search to the category chosen before it', async () => {
    show()
    await userEvent.click(link('poems'))
    await waitFor(() => expect(titles()[0]).toBe('Book 01'))
    await userEvent.type(screen.getByRole('searchbox'), '1')
    await waitFor(() => expect(location.search).toBe('?search=1&category=poems'))
    await userEvent.type(screen.getByRole('searchbox'), '3')
    await waitFor(() => expect(titles()).toEqual(['Book 13']))
    await goBack()
    await waitFor(() => expect([location.search, titles()[1]]).toEqual(['?category=poems', 'Book 03']))
    expect(screen.getByRole('searchbox')).toHaveValue('')
    expect(link('poems')).toHaveAttribute('aria-current', 'true')
    await goBack()
    await waitFor(() => expect([location.search, titles().length]).toEqual(['', 10]))
  })

  it('marks a choice at once, combines it with words and order, and lets all go', async () => {
    show()
    await userEvent.click(link('novels'))
    expect(link('novels')).toHaveAttribute('aria-current', 'true')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Last')
    await waitFor(() => expect(titles()[0]).toBe('Book 24'))
    expect(location.search).toBe('?category=novels&sort=last')
    await userEvent.click(link('Show all'))
    await waitFor(() => expect([titles()[0], location.search]).toEqual(['Book 00', '']))
    expect(screen.getByText('The book of the week')).toBeVisible()
  })

  it('says that nothing matches, what else there is, and the way back to all', async () => {
    show()
    await userEvent.click(link('plays'))
    await waitFor(() => expect(status()).toHaveTextContent('No book matches.'))
    expect(titles()).toEqual([])
    expect(screen.getByText('We print no plays.')).toBeVisible()
    await userEvent.click(link('Show all'))
    await waitFor(() => expect(titles()).toHaveLength(10))
  })

  it('brings the results into view when a topic below the list is chosen', async () => {
    show({ isWhole: false })
    expect(link('Sea')).toHaveAttribute('href', '/books?topic=Sea#results')
    await userEvent.click(link('Sea'))
    expect(status()).toHaveFocus()
    expect(location.search).toBe('?topic=Sea')
  })

  it('leads where no script runs: to pages of their own, else to the listing with all that is asked', async () => {
    show()
    const hrefs = () => ['poems', 'More'].map((name) => link(name).getAttribute('href'))
    expect(hrefs()).toEqual(['/books/poems', '/books/page/2'])
    await userEvent.type(screen.getByRole('searchbox'), 'book')
    await waitFor(() => expect(hrefs()).toEqual(['/books?search=book&category=poems', '/books?search=book&page=2']))
    expect(link('poems')).toHaveAttribute('rel', 'nofollow')
    expect(renderToString(toListing({ ...NO_QUERY, search: '07' }, true))).toContain('Book 07')
  })

  it('appends more, and goes on at the first new item', async () => {
    show({ isWhole: false })
    await userEvent.click(link('More'))
    await waitFor(() => expect(titles()).toHaveLength(20))
    expect([location.search, document.activeElement?.textContent]).toEqual(['?page=2', 'Book 10'])
    await userEvent.click(link('More'))
    await waitFor(() => expect(titles()).toHaveLength(25))
    expect(screen.queryByRole('link', { name: 'More' })).toBeNull()
  })

  it('that is long asks the server, as a category is touched, and once', async () => {
    show({ isWhole: false })
    fireEvent.pointerDown(link('poems'))
    expect([fetched.mock.calls, location.search]).toEqual([[['/api/listing/books?category=poems']], ''])
    await userEvent.click(link('poems'))
    await waitFor(() => expect(titles()[0]).toBe('Book 01'))
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it('keeps what it shows when the server does not answer, says so, and asks again when told to', async () => {
    show({ isWhole: false })
    fetched.mockResolvedValueOnce({ ok: false, status: 503 } as Response)
    await userEvent.click(link('More'))
    await waitFor(() => expect(status()).toHaveTextContent('Not loaded.'))
    expect(titles()).toHaveLength(10)
    await userEvent.click(link('More'))
    await waitFor(() => expect(titles()).toHaveLength(20))
    expect(status()).not.toHaveTextContent('Not loaded.')
  })

  it('renders no item again while another answer is on its way', async () => {
    const read = jest.fn(() => 'Book 00')
    const [first] = books
    if (first) Object.defineProperty(first, 'title', { get: read, enumerable: true, configurable: true })
    show({ isWhole: false })
    fetched.mockReturnValue(new Promise(() => {}))
    const before = read.mock.calls.length
    await userEvent.click(link('poems'))
    await waitFor(() => expect(location.search).toBe('?category=poems'))
    expect(read.mock.calls.length).toBe(before)
    expect(status()).not.toHaveTextContent(/book/i)
  })
})

import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ListFilter } from './ListFilter'

function renderList() {
  render(
    <>
      <ListFilter
        list="positions"
        group="department"
        pills={[
          { value: '', label: 'All' },
          { value: 'development', label: 'Development', count: 2 },
          { value: 'product', label: 'Product', count: 1 },
        ]}
        pillsLabel="Departments"
        search={{ label: 'Search', placeholder: 'Title' }}
        sorts={[
          { value: 'newest', label: 'Newest' },
          { value: 'title', label: 'By title' },
        ]}
        sortLabel="Sort by"
        words={{ one: '1 position', many: '{count} positions', none: 'Nothing matches.', showAll: 'Show all' }}
      />
      <ul id="positions">
        <li data-department="development" data-by-title="2">
          Tester in Dhaka
        </li>
        <li data-department="development" data-by-title="0" data-also="Plans what others build">
          Architect
        </li>
        <li data-department="product" data-by-title="1">
          Owner in Dhaka
        </li>
      </ul>
    </>,
  )
}

const visible = () =>
  [...(document.getElementById('positions')?.children ?? [])].filter((item) => !(item as HTMLElement).hidden)
const texts = () => visible().map((item) => item.textContent)

describe('the controls above a list', () => {
  beforeEach(() => history.replaceState(null, '', '/careers'))

  it('show everything at first and say nothing', () => {
    renderList()
    expect(texts()).toHaveLength(3)
    expect(screen.getByRole('status')).toHaveTextContent('')
  })

  it('find an item by words of its own page, too', async () => {
    renderList()
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'plans')
    await waitFor(() => expect(texts()).toEqual(['Architect']))
  })

  it('search while one types, and say how many are left', async () => {
    renderList()
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'dhaka own')
    await waitFor(() => expect(texts()).toEqual(['Owner in Dhaka']))
    expect(screen.getByRole('status')).toHaveTextContent('1 position')
    await waitFor(() => expect(location.search).toBe('?q=dhaka+own'))
  })

  it('combine a pill with words, and come back with the browser’s back button', async () => {
    renderList()
    await userEvent.click(screen.getByRole('link', { name: 'Development 2' }))
    await waitFor(() => expect(texts()).toEqual(['Tester in Dhaka', 'Architect']))
    expect(screen.getByRole('link', { name: 'Development 2' })).toHaveAttribute('aria-current', 'true')
    await userEvent.type(screen.getByRole('searchbox'), 'dhaka')
    await waitFor(() => expect(texts()).toEqual(['Tester in Dhaka']))
    history.replaceState(null, '', '/careers?department=product')
    act(() => void dispatchEvent(new PopStateEvent('popstate')))
    expect(await screen.findByText(/1 position/)).toBeVisible()
    await waitFor(() => expect(texts()).toEqual(['Owner in Dhaka']))
  })

  it('put the list in another order and back', async () => {
    renderList()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'By title')
    await waitFor(() => expect(texts()).toEqual(['Architect', 'Owner in Dhaka', 'Tester in Dhaka']))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest')
    await waitFor(() => expect(texts()).toEqual(['Tester in Dhaka', 'Architect', 'Owner in Dhaka']))
  })

  it('say so when nothing matches, with one click back to all', async () => {
    renderList()
    await userEvent.type(screen.getByRole('searchbox'), 'zebra')
    const status = screen.getByRole('status')
    await waitFor(() => expect(status).toHaveTextContent('Nothing matches.'))
    await userEvent.click(within(status).getByRole('button', { name: 'Show all' }))
    await waitFor(() => expect(texts()).toHaveLength(3))
    expect(location.search).toBe('')
  })
})

describe('a list that shows more on request', () => {
  function renderPart() {
    history.replaceState(null, '', '/journal')
    render(
      <ListFilter
        list="pieces"
        group="category"
        pills={[{ value: '', label: 'All' }]}
        pillsLabel="Subjects"
        search={{ label: 'Search', placeholder: 'Words' }}
        sorts={[]}
        sortLabel=""
        words={{ one: '1 piece', many: '{count} pieces', none: 'None', showAll: 'All pieces' }}
        more={{ label: 'Load More', size: 2, total: 5 }}
      >
        <ul id="pieces">
          {[1, 2, 3, 4, 5].map((number) => (
            <li key={number} hidden={number > 2}>
              <a href={`/${number}`}>Piece {number > 3 ? 'late' : 'early'}</a>
            </li>
          ))}
        </ul>
      </ListFilter>,
    )
  }
  const getMore = () => screen.queryByRole('link', { name: 'Load More' })
  const items = () => document.querySelectorAll('#pieces > :not([hidden])').length

  it('appends, goes on at the first new item, and offers nothing when all is there', async () => {
    renderPart()
    expect(items()).toBe(2)
    await userEvent.click(getMore() as HTMLElement)
    await waitFor(() => expect([items(), location.search]).toEqual([4, '?page=2']))
    expect(document.activeElement).toHaveAttribute('href', '/3')
    await userEvent.click(getMore() as HTMLElement)
    await waitFor(() => expect([items(), getMore()]).toEqual([5, null]))
  })

  it('counts what matches, whether it is shown or not, and starts again with each question', async () => {
    renderPart()
    await userEvent.click(getMore() as HTMLElement)
    await userEvent.type(screen.getByRole('searchbox'), 'early')
    await waitFor(() =>
      expect([items(), screen.getByRole('status').textContent]).toEqual([2, expect.stringContaining('3 pieces')]),
    )
    await waitFor(() => expect(getMore()).toBeVisible())
  })
})

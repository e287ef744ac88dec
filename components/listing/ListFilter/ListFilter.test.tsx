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
        <li data-department="development" data-by-title="0">
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

  it('search while one types, and say how many are left', async () => {
    renderList()
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'dhaka own')
    expect(texts()).toEqual(['Owner in Dhaka'])
    expect(screen.getByRole('status')).toHaveTextContent('1 position')
    await waitFor(() => expect(location.search).toBe('?q=dhaka+own'))
  })

  it('combine a pill with words, and come back with the browser’s back button', async () => {
    renderList()
    await userEvent.click(screen.getByRole('link', { name: 'Development 2' }))
    expect(texts()).toEqual(['Tester in Dhaka', 'Architect'])
    expect(screen.getByRole('link', { name: 'Development 2' })).toHaveAttribute('aria-current', 'true')
    await userEvent.type(screen.getByRole('searchbox'), 'dhaka')
    expect(texts()).toEqual(['Tester in Dhaka'])
    history.replaceState(null, '', '/careers?department=product')
    act(() => void dispatchEvent(new PopStateEvent('popstate')))
    expect(await screen.findByText(/1 position/)).toBeVisible()
    expect(texts()).toEqual(['Owner in Dhaka'])
  })

  it('put the list in another order and back', async () => {
    renderList()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'By title')
    expect(texts()).toEqual(['Architect', 'Owner in Dhaka', 'Tester in Dhaka'])
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest')
    expect(texts()).toEqual(['Tester in Dhaka', 'Architect', 'Owner in Dhaka'])
  })

  it('say so when nothing matches, with one click back to all', async () => {
    renderList()
    await userEvent.type(screen.getByRole('searchbox'), 'zebra')
    const status = screen.getByRole('status')
    expect(status).toHaveTextContent('Nothing matches.')
    await userEvent.click(within(status).getByRole('button', { name: 'Show all' }))
    expect(texts()).toHaveLength(3)
    expect(location.search).toBe('')
  })
})

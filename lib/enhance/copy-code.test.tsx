import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { addCodeButtons } from './copy-code.ts'

const PAGE = '<pre><code><b>npm</b> i\nls</code></pre><pre><code>two</code></pre><p><code>no block</code></p>'

const setUp = (clipboard: object | undefined) => {
  const user = userEvent.setup()
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
  document.body.innerHTML = PAGE
  addCodeButtons()
  return user
}

it('copies a block of code by keyboard, and says so', async () => {
  const writeText = jest.fn(() => Promise.resolve())
  const user = setUp({ writeText })
  await user.tab()
  await user.tab()
  await act(() => user.keyboard('{Enter}'))
  expect(writeText).toHaveBeenCalledWith('npm i\nls')
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Wrap',
    'Copied',
    'Wrap',
    'Copy',
  ])
  expect(screen.getByRole('status')).toHaveTextContent('Copied.')
})

it('says so where the browser refuses', async () => {
  const user = setUp({ writeText: () => Promise.reject(new Error('denied')) })
  await act(() => user.click(screen.getAllByRole('button', { name: 'Copy' })[0] as HTMLElement))
  expect(screen.getByRole('status')).toHaveTextContent('Your browser does not allow copying.')
})

it('offers no copy where there is no clipboard', () => {
  setUp(undefined)
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull()
})

it('wraps the lines of one block, and says whether it does', async () => {
  const user = setUp(undefined)
  const [button] = screen.getAllByRole('button', { name: 'Wrap' })
  await user.click(button as HTMLElement)
  expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(document.querySelectorAll('pre[data-wraps]')).toHaveLength(1)
  await user.click(button as HTMLElement)
  expect(button).toHaveAttribute('aria-pressed', 'false')
})

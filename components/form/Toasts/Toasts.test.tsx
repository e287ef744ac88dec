import { act, render, screen } from '@testing-library/react'
import { notify, Toasts } from './Toasts'

// Imports fail like this while there is no connection.
jest.mock('sonner', () => {
  throw new Error('The code did not arrive.')
})

it('a toast whose code cannot arrive leaves the page as it is', async () => {
  render(
    <>
      <p>Everything typed</p>
      <Toasts />
    </>,
  )
  await act(() => notify('error', 'You are offline.'))
  expect(screen.getByText('Everything typed')).toBeVisible()
})

import { fireEvent, render } from '@testing-library/react'
import { useKeys } from './use-keys'

function Keys({ onEnter }: { onEnter: () => void }) {
  useKeys({ Enter: onEnter })
  return null
}

it('leaves the keys of an input method alone, also where Safari has ended its word', () => {
  const onEnter = jest.fn()
  render(<Keys onEnter={onEnter} />)
  fireEvent.keyDown(document.body, { key: 'Enter', isComposing: true })
  fireEvent.keyDown(document.body, { key: 'Enter', keyCode: 229 })
  expect(onEnter).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, { key: 'Enter', keyCode: 13 })
  expect(onEnter).toHaveBeenCalledTimes(1)
})

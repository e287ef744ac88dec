import { render } from '@testing-library/react'
import { NoWrap } from './NoWrap'

function show(text: string) {
  const { container } = render(<NoWrap text={text} />)
  return { text: container.textContent, whole: [...container.querySelectorAll('span')].map((span) => span.textContent) }
}

it('keeps short compounds whole and changes no letter', () => {
  const title = 'An outbox for offline-first React Native apps, step-wise'
  expect(show(title)).toEqual({ text: title, whole: ['offline-first', 'step-wise'] })
})

it('shows a compound that occurs twice twice', () => {
  const { rerender, container } = render(<NoWrap text="on-line, on-line" />)
  expect(container.textContent).toBe('on-line, on-line')
  rerender(<NoWrap text="on-line and on-line and on-line" />)
  expect(container.textContent).toBe('on-line and on-line and on-line')
})

it('leaves alone what could be wider than a phone, and numbers', () => {
  for (const title of ['Telecommunications-infrastructure', 'a-chain-of-words', 'Within 3-5 days', 'No compound'])
    expect(show(title)).toEqual({ text: title, whole: [] })
})

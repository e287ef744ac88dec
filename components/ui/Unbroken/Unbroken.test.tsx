import { render } from '@testing-library/react'
import { Unbroken } from './Unbroken'

function show(text: string) {
  const { container } = render(<Unbroken text={text} />)
  return { text: container.textContent, whole: [...container.querySelectorAll('span')].map((span) => span.textContent) }
}

it('keeps short compounds whole and changes no letter', () => {
  const title = 'An outbox for offline-first React Native apps, step-wise'
  expect(show(title)).toEqual({ text: title, whole: ['offline-first', 'step-wise'] })
})

it('leaves alone what could be wider than a phone, and numbers', () => {
  for (const title of ['Telecommunications-infrastructure', 'a-chain-of-words', 'Within 3-5 days', 'No compound'])
    expect(show(title)).toEqual({ text: title, whole: [] })
})

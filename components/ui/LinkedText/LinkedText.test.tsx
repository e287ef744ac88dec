import { render, screen } from '@testing-library/react'
import { toLinkedHtml } from '@/lib/format/escape-html'
import { LinkedText } from './LinkedText'

const text = 'Write to a.b+c@mail.example, or to <d@mail.example>. Not @this or that@.'

it('links every email address, and nothing else', () => {
  const { container } = render(<LinkedText text={text} />)
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['mailto:a.b+c@mail.example', 'mailto:d@mail.example'])
  expect(container).toHaveTextContent(text)
})

it('does what handlers write as HTML', () => {
  const { container } = render(<LinkedText text={text} />)
  const written = document.createElement('div')
  written.innerHTML = toLinkedHtml(text)
  expect(written.innerHTML).toBe(container.innerHTML)
})

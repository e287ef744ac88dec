import { render, screen } from '@testing-library/react'
import { NextTexts } from './NextTexts'

const texts = ['One', 'Two', 'Three'].map((title) => ({ href: `/${title}`, title, label: 'Cloud', text: 'About it' }))

it('names two texts to read next', () => {
  render(<NextTexts title="Read on" texts={texts} />)
  expect(screen.getByRole('region', { name: 'Read on' })).toBeVisible()
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['One', 'Two'])
})

it('is not there if nothing is left to read', () => {
  const { container } = render(<NextTexts title="Read on" texts={[]} />)
  expect(container).toBeEmptyDOMElement()
})

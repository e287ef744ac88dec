import { render, screen } from '@testing-library/react'
import { toArticleImages } from '@/lib/insights/journal/article-images'
import { JournalBody } from './JournalBody'

it('sets marked words of a list bold, and shows any other tag as text', () => {
  render(
    <JournalBody images={[]} blocks={[{ type: 'list', items: ['<strong>First.</strong> Then <em>this</em>.'] }]} />,
  )
  expect(screen.getByText('First.').tagName).toBe('STRONG')
  expect(screen.getByRole('listitem')).toHaveTextContent('First. Then <em>this</em>.')
})

it('names the author of a quote only where there is one', () => {
  render(
    <JournalBody
      images={[]}
      blocks={[
        { type: 'quote', text: 'Told.', author: 'A grocer' },
        { type: 'quote', text: 'Overheard.' },
      ]}
    />,
  )
  expect(screen.getAllByRole('blockquote').map((quote) => quote.textContent)).toEqual(['Told.A grocer', 'Overheard.'])
})

it('draws a picture with its text and its caption', () => {
  const blocks = [{ type: 'image', subject: 'boat', alt: 'A boat', caption: 'On the river.' }] as const
  render(<JournalBody blocks={blocks} images={toArticleImages(blocks)} />)
  expect(screen.getByRole('figure')).toHaveTextContent('On the river.')
  expect(screen.getByRole('img', { name: 'A boat' })).toHaveAttribute(
    'src',
    expect.stringMatching(/^\/art\/gallery\/boat\.[\w-]{8}\.svg$/),
  )
})

it('gives headings with the same words different ids', () => {
  const heading = { type: 'heading', text: 'What I ask' } as const
  render(<JournalBody blocks={[heading, { type: 'heading', text: '!' }, heading]} images={[]} />)
  expect(screen.getAllByRole('heading').map(({ id }) => id)).toEqual(['what-i-ask', 'part', 'what-i-ask-2'])
})

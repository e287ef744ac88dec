import { render, screen } from '@testing-library/react'
import { caseStudyPage } from '@/content/case-study-listing'
import { StudyResults } from './StudyResults'

const results = [
  { metric: 'less money lost', value: '62%', improvement: true, description: 'In a year.' },
  { metric: 'faster', value: '84 ms', improvement: true, description: 'The median.' },
  { metric: 'more minutes', value: '40%', improvement: false, description: 'The easy cases are gone.' },
]

it('what got worse comes first and is called so; the others keep their order', () => {
  render(<StudyResults results={results} />)
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'more minutes',
    'less money lost',
    'faster',
  ])
  const [first, ...others] = screen.getAllByRole('term').map(({ parentElement }) => parentElement)
  expect(first).toHaveTextContent(caseStudyPage.setback)
  for (const other of others) expect(other).not.toHaveTextContent(caseStudyPage.setback)
})

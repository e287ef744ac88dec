import { render, screen, within } from '@testing-library/react'
import { application } from '@/content/careers'
import { routes } from '@/lib/routes'
import { SimilarPositions } from './SimilarPositions'

const job = { id: '1', title: 'Tester', department: 'Product', location: 'Dhaka', token: 'abc' }

it('leads on to positions that are like this one, and to all', () => {
  render(<SimilarPositions jobs={[job]} />)
  const region = within(screen.getByRole('region', { name: application.similar.title }))
  expect(region.getByRole('link', { name: 'Tester' })).toHaveAttribute('href', routes.job('abc'))
  expect(region.getByRole('link', { name: application.similar.all.label })).toBeInTheDocument()
})

it('is not there where no position is like this one', () => {
  const { container } = render(<SimilarPositions jobs={[]} />)
  expect(container).toBeEmptyDOMElement()
})

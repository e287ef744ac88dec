import { render, screen, within } from '@testing-library/react'
import { careers } from '@/content/careers'
import { PositionCard } from './PositionCard'

const job = {
  id: 'token',
  href: '/job-apply/token',
  title: 'Weaver',
  department: 'Development',
  location: 'Dhaka',
  jobType: 'Full-time',
  experience: '2 years',
  salary: 'BDT 90,000 per month',
  preview: 'What it is.',
  requirements: ['Patience', 'Thread', 'Light', 'Needles'],
  responsibilities: ['Weaving'],
  createdAt: '2026-11-01T00:00:00Z',
  posted: 'two weeks ago',
}

describe('the card of a position', () => {
  it('says how long ago it was posted, and on which day', () => {
    render(<PositionCard job={job} copy={careers.positions} />)
    expect(screen.getByText(/two weeks ago/)).toHaveTextContent(
      `${careers.positions.facts.posted} two weeks ago (November 1, 2026)`,
    )
  })

  it('shows the first three of each list, and the rest after one press', () => {
    render(<PositionCard job={job} copy={careers.positions} />)
    for (const text of ['Patience', 'Thread', 'Light', 'Weaving']) expect(screen.getByText(text)).toBeVisible()
    expect(screen.getByText('Needles')).not.toBeVisible()
    const more = screen.getByRole('group')
    expect(within(more).getByText(careers.positions.moreItems.replace('{count}', '1'))).toBeVisible()
  })
})

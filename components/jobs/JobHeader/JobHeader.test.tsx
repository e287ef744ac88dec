import { render, screen } from '@testing-library/react'
import { careers } from '@/content/careers'
import { JobHeader } from './JobHeader'

const job = { title: 'Weaver', location: 'Dhaka (Hybrid)', salary: 'BDT 180,000–260,000 per month' }
const renderWith = (salary: string) => render(<JobHeader job={{ ...job, salary }} source="Site" />)

describe('the head of a job page', () => {
  it('shows each end of the pay as a figure, and reads it as a sentence', () => {
    renderWith(job.salary)
    for (const figure of ['180,000', '260,000']) expect(screen.getByText(figure)).toBeVisible()
    const { salary } = careers.positions.facts
    expect(screen.getByText(/^BDT/, { selector: 'p' })).toHaveTextContent(`${salary}: BDT 180,000 – 260,000 per month`)
  })

  it('shows one figure once', () => {
    renderWith('USD 40 per hour')
    expect(screen.getByText('40')).toBeVisible()
    expect(screen.queryByText('–')).not.toBeInTheDocument()
  })

  it('shows pay in words as it is', () => {
    renderWith('By agreement')
    expect(screen.getByText('By agreement')).toBeVisible()
  })

  it('shows the place instead of pay that is not stated', () => {
    renderWith('')
    expect(screen.getByText(job.location)).toBeVisible()
  })
})

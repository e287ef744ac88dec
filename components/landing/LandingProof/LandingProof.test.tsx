import { render, screen } from '@testing-library/react'
import { company } from '@/content/company'
import { resultsCopy } from '@/content/landing/results-copy'
import { servicePages } from '@/content/services'
import { LandingProof } from './LandingProof'

const [page] = servicePages
if (!page) throw new Error('There are no landing pages')

it('shows who does the work, the evidence, the price, the first days, and how to call or write', () => {
  render(<LandingProof proof={page.proof} designation="Lead" />)
  expect(screen.getByRole('link', { name: page.proof.person.name })).toBeVisible()
  for (const text of [page.proof.evidence.text, page.proof.price, page.proof.firstDays])
    expect(screen.getByText(text, { exact: false })).toBeVisible()
  expect(screen.getByRole('link', { name: company.phones.sales.display })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  )
  expect(screen.getByRole('link', { name: company.emails.sales })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  )
})

it('names nobody who is not in the team', () => {
  render(<LandingProof proof={page.proof} designation={null} />)
  expect(screen.queryByText(page.proof.person.name)).toBeNull()
  expect(screen.queryByText(resultsCopy.who)).toBeNull()
})

import { render, screen } from '@testing-library/react'
import { company } from '@/content/company'
import { privacy } from '@/content/legal/privacy'
import { routes } from '@/lib/routes'
import { Legal } from './Legal'

// These read Next's cache, which jsdom cannot load.
jest.mock('@/components/layout/Footer/ThisYear', () => ({ ThisYear: () => '2026' }))
jest.mock('@/components/ui/DocumentPicture/DocumentPicture', () => ({ DocumentPicture: () => null }))

it('lets me press the addresses that a legal text names', () => {
  render(<Legal page={privacy} href={routes.privacy} />)
  for (const email of [company.emails.privacy, company.emails.security])
    expect(screen.getAllByRole('link', { name: email })[0]).toHaveAttribute('href', `mailto:${email}`)
})

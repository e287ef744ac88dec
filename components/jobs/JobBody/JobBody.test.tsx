import { render, screen } from '@testing-library/react'
import { jobs } from '@/content/jobs'
import { JobBody } from './JobBody'

const [job] = jobs
if (!job) throw new Error('No job')
const heading = [{ insert: 'At the loom' }, { insert: '\n', attributes: { header: 2 } }]

it('shows each paragraph of a plain description', () => {
  render(<JobBody job={{ ...job, description: 'One\n\n<b>two</b>' }} />)
  expect(screen.getByText('<b>two</b>').tagName).toBe('P')
})

it('shows a description with its formats, its headings below the title', () => {
  const descriptionDelta = { ops: [...heading, { insert: 'Weave', attributes: { bold: true } }, { insert: '\n' }] }
  render(<JobBody job={{ ...job, description: 'At the loom\n\nWeave', descriptionDelta }} />)
  expect(screen.getByRole('heading', { level: 2, name: 'At the loom' })).toBeVisible()
  expect(screen.getByText('Weave').tagName).toBe('STRONG')
})

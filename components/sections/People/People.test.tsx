import { render, screen } from '@testing-library/react'
import { People } from './People'

const person = { name: 'Nadia', designation: 'Engineer', bio: '', image: null, twitterLink: null, githubLink: null }
const renderPerson = (linkedinLink: string | null) => render(<People people={[{ ...person, linkedinLink }]} />)

it('shows a bio with its formats below the name', () => {
  const title = [{ insert: 'Before' }, { insert: '\n', attributes: { header: 1 } }]
  const bioDelta = { ops: [...title, { insert: 'Wrote parsers', attributes: { bold: true } }, { insert: '\n' }] }
  render(<People people={[{ ...person, linkedinLink: null, bio: 'Before\n\nWrote parsers', bioDelta }]} />)
  expect(screen.getByRole('heading', { level: 4, name: 'Before' })).toBeVisible()
  expect(screen.getByText('Wrote parsers').tagName).toBe('STRONG')
})

it('links to a profile elsewhere', () => {
  renderPerson('https://social.example/in/nadia')
  expect(screen.getByRole('link', { name: /Nadia/ })).toHaveAttribute('href', 'https://social.example/in/nadia')
})

it.each([
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'mailto:a@b.example',
  '/about',
  'nadia',
  ' ',
])('shows no link where the backend names %j as a profile', (link) => {
  renderPerson(link)
  expect(screen.queryByRole('link')).toBeNull()
})

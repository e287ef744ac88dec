import { render, screen } from '@testing-library/react'
import { Team } from './Team'

const person = { name: 'Nadia', designation: 'Engineer', bio: '', image: null, twitterLink: null, githubLink: null }
const copy = { title: 'Team', text: '', empty: '' }
const renderPerson = (linkedinLink: string | null, own = {}) =>
  render(<Team id="team" people={[{ ...person, linkedinLink, ...own }]} copy={copy} />)

it('shows a bio with its formats below the name', () => {
  const title = [{ insert: 'Before' }, { insert: '\n', attributes: { header: 1 } }]
  const bioDelta = { ops: [...title, { insert: 'Wrote parsers', attributes: { bold: true } }, { insert: '\n' }] }
  renderPerson(null, { bio: 'Before\n\nWrote parsers', bioDelta })
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

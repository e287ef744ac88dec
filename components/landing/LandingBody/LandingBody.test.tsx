import { render, screen } from '@testing-library/react'
import { industryPages } from '@/content/industries'
import { servicePages } from '@/content/services'
import { LandingBody } from './LandingBody'

const [service] = servicePages
const [sector] = industryPages

it.each([
  ['service', service],
  ['sector', sector],
] as const)('the page of a %s says all that its content holds', (look, page) => {
  if (!page) throw new Error('no page')
  const { container } = render(<LandingBody look={look} page={page} designation={null} />)
  const texts = [
    page.forWhom.title,
    ...page.forWhom.items,
    ...page.howWeWork.steps.flatMap(({ title, text }) => [title, text]),
    page.deliverables.title,
    ...page.deliverables.items,
    ...page.services.tiles.map(({ title }) => title),
    ...page.questions.items.map(({ question }) => question),
  ]
  for (const text of texts) expect(container).toHaveTextContent(text)
})

it('a service shows its steps between what was before and what is there afterwards', () => {
  if (!service) throw new Error('no page')
  render(<LandingBody look="service" page={service} designation={null} />)
  const parts = [service.forWhom.title, service.howWeWork.steps[0]?.title, service.deliverables.title]
  const places = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  const order = parts.map((part) => places.indexOf(part ?? ''))
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(Math.min(...order)).toBeGreaterThan(places.indexOf(service.howWeWork.title))
})

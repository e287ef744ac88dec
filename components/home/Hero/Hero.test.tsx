import { render } from '@testing-library/react'
import { Hero } from './Hero'

const src = `/pictures/${'a'.repeat(32)}-1600x1067.webp`

it('shows the photograph at once, in the width that its place needs, and without a drawing', () => {
  const { container, getByRole } = render(<Hero picture={{ src, alt: 'The <b>office' }} />)
  const image = getByRole('img', { name: 'The <b>office' })
  expect(image).toHaveAttribute('loading', 'eager')
  expect(image).toHaveAttribute('fetchpriority', 'high')
  expect(image.getAttribute('srcset')).toMatch(/480w, .+ 960w, .+ 1600w$/)
  expect(image).toHaveAttribute('sizes')
  expect(container.innerHTML).not.toContain('/art/')
})

it('shows the drawing without one', () => {
  const { container } = render(<Hero picture={null} />)
  expect(container.querySelectorAll('img, source')).toHaveLength(2)
  expect(container.innerHTML).not.toContain('data-photo')
})

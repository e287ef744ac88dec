import { render, screen } from '@testing-library/react'
import { Picture } from '@/components/ui/Picture/Picture'
import { ArticleHead } from './ArticleHead'

const piece = {
  tags: ['Testing'],
  title: 'A restore with a stopwatch',
  author: { name: 'Amina Sultana', role: 'Engineer', image: '/art/monogram.svg' },
  date: '2026-03-18T09:30:00.000Z',
  readTime: '4 min',
  image: '/art/cover.svg',
  Picture,
  children: null,
}

it('dates a tutorial with the first ten characters of what the backend says', () => {
  render(<ArticleHead {...piece} />)
  expect(screen.getByText('2026-03-18')).toHaveAttribute('datetime', '2026-03-18')
})

it('dates an essay with the month in words', () => {
  render(<ArticleHead {...piece} look="essay" />)
  expect(screen.getByText('March 18, 2026')).toHaveAttribute('datetime', '2026-03-18')
})

import { render, screen } from '@testing-library/react'
import { routes } from '@/lib/routes'
import { PostTile } from './PostTile'

const post = {
  id: '1',
  href: '/blog-read/a',
  title: 'A title',
  subTitle: '',
  category: 'DevOps',
  categoryHref: routes.blogCategory('devops'),
  tags: [],
  author: 'Rezwan Talukdar',
  createdAt: '2026-11-10',
  readTime: '8 min',
  image: '/art/cover/a.svg',
}

it('leads to the other posts of its category', () => {
  render(<PostTile post={post} linksCategory />)
  expect(screen.getByRole('link', { name: 'DevOps' })).toHaveAttribute('href', post.categoryHref)
})

it.each([
  ['on the page of its category', { post, linksCategory: false }],
  ['in a category that has no page', { post: { ...post, categoryHref: null }, linksCategory: true }],
])('names its category without a link %s', (_, props) => {
  render(<PostTile {...props} />)
  expect(screen.getByText('DevOps')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'DevOps' })).toBeNull()
})

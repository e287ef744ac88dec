import { render, screen } from '@testing-library/react'
import { blog } from '@/lib/content/blog'
import { SavedArticles } from './SavedArticles'

const show = (stored: unknown) => {
  localStorage.setItem('saved-blog', typeof stored === 'string' ? stored : JSON.stringify(stored))
  render(<SavedArticles list="saved-blog" copy={blog.saved} />)
}

describe('the articles saved on this device', () => {
  it('are listed with the way to each', () => {
    show([{ href: '/blog-read/a-1', title: 'An article' }])
    expect(screen.getByRole('link', { name: 'An article' })).toHaveAttribute('href', '/blog-read/a-1')
  })

  it('leave out what no page of this site can have stored', () => {
    show([
      null,
      7,
      { href: '//evil.example', title: 'Elsewhere' },
      { href: 'javascript:alert(1)', title: 'A script' },
      { href: '/blog-read/a-1', title: { text: 'No words' } },
      { href: '/blog-read/b-2', title: 'The one' },
    ])
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['The one'])
  })

  it.each(['{', '[]'])('are not spoken of while there are none: %s', (stored) => {
    show(stored)
    expect(screen.queryByText(blog.saved.title)).toBeNull()
  })
})

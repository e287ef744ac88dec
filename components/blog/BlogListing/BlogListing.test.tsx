import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { blog } from '@/lib/content/blog'
import type { PostCardData } from '@/lib/listing/cards'
import { toListingPage } from '@/lib/listing/pages'
import { EMPTY_QUERY, readQuery } from '@/lib/listing/query'
import { BlogListing } from './BlogListing'

const posts: PostCardData[] = Array.from({ length: 11 }, (_, index) => ({
  id: String(index),
  href: `/blog-read/post-${index}`,
  title: `Post ${index}`,
  subTitle: '',
  category: index === 10 ? 'DevOps' : 'Security',
  tags: index === 3 ? ['Docker'] : [],
  author: 'Nadia Rahman',
  createdAt: '2026-11-01T00:00:00Z',
  readTime: '6 min',
  image: '/art/cover/x.svg',
}))

/** Answers as /api/listing/posts does, from the list above. */
function answer(address: string): Response {
  const { q, category, topic, page } = readQuery(new URL(address, 'http://site.example').search)
  const found = posts.filter(
    (post) =>
      (!q || post.title.toLowerCase().includes(q)) &&
      (!category || post.category?.toLowerCase() === category) &&
      (!topic || post.tags.includes(topic)),
  )
  return { ok: true, json: async () => toListingPage(found, page, 9) } as Response
}

function renderListing() {
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <BlogListing
        base={EMPTY_QUERY}
        first={toListingPage(posts, 1, 9)}
        topics={['Docker', 'Python']}
        fallback="/art/cover/default.svg"
      >
        <p>The featured one</p>
      </BlogListing>
    </SWRConfig>,
  )
}

const getTitles = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
const asked = jest.fn<Promise<Response>, [string]>(async (address) => answer(address))

describe('the blog listing', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/blog')
    asked.mockClear()
    globalThis.fetch = asked as unknown as typeof fetch
  })

  it('shows what came with the page without asking the server', () => {
    renderListing()
    expect(getTitles()).toHaveLength(9)
    expect(screen.getByText('The featured one')).toBeVisible()
    expect(asked).not.toHaveBeenCalled()
  })

  it('appends the next page in place of following the link, and keeps the place in the address', async () => {
    renderListing()
    const more = screen.getByRole('link', { name: blog.loadMore })
    expect(more).toHaveAttribute('href', '/blog/page/2')
    await userEvent.click(more)
    await waitFor(() => expect(getTitles()).toHaveLength(11))
    expect(location.search).toBe('?page=2')
    expect(screen.queryByRole('link', { name: blog.loadMore })).toBeNull()
    expect(screen.getByRole('link', { name: 'Read: Post 9' })).toHaveFocus()
  })

  it('combines words and a topic, and says how many are left', async () => {
    renderListing()
    await userEvent.type(screen.getByRole('searchbox'), 'post')
    await userEvent.click(screen.getByRole('link', { name: 'Docker' }))
    await waitFor(() => expect(getTitles()).toEqual(['Post 3']))
    expect(location.search).toBe('?q=post&topic=Docker')
    expect(screen.getByRole('status')).toHaveTextContent(blog.results.one)
    expect(screen.queryByText('The featured one')).toBeNull()
  })

  it('keeps what else is asked in the address of every choice, for who opens it without scripts', async () => {
    renderListing()
    const toHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(['DevOps', 'Docker'].map(toHref)).toEqual(['/blog/category/devops', '/blog?topic=Docker'])
    await userEvent.type(screen.getByRole('searchbox'), 'post')
    await userEvent.click(screen.getByRole('link', { name: 'Docker' }))
    await waitFor(() =>
      expect(['DevOps', 'Docker', 'Python'].map(toHref)).toEqual([
        '/blog?q=post&category=devops&topic=Docker',
        '/blog?q=post',
        '/blog?q=post&topic=Python',
      ]),
    )
    expect(screen.getByRole('link', { name: 'Python' })).toHaveAttribute('rel', 'nofollow')
  })

  it('follows the back button', async () => {
    renderListing()
    await userEvent.click(screen.getByRole('link', { name: 'DevOps' }))
    await waitFor(() => expect(getTitles()).toEqual(['Post 10']))
    history.replaceState(null, '', '/blog')
    act(() => void dispatchEvent(new PopStateEvent('popstate')))
    await waitFor(() => expect(getTitles()).toHaveLength(9))
  })

  it('says so when nothing matches, with one click back to all', async () => {
    renderListing()
    await userEvent.type(screen.getByRole('searchbox'), 'zebra')
    const status = screen.getByRole('status')
    await waitFor(() => expect(status).toHaveTextContent(blog.results.none))
    expect(getTitles()).toEqual([])
    await userEvent.click(within(status).getByRole('button', { name: blog.results.showAll }))
    await waitFor(() => expect(getTitles()).toHaveLength(9))
  })

  it('says that a category has nothing yet in place of nothing at all', () => {
    const base = { ...EMPTY_QUERY, category: 'devops' }
    render(<BlogListing base={base} first={toListingPage<PostCardData>([], 1, 9)} topics={[]} fallback="/x.svg" />)
    expect(screen.getByRole('status')).toHaveTextContent(blog.results.none)
  })

  it('says so when the list cannot be fetched, and asks again when told to', async () => {
    renderListing()
    asked.mockResolvedValueOnce({ ok: false, status: 503 } as Response)
    await userEvent.click(screen.getByRole('link', { name: blog.loadMore }))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(blog.results.failed))
    const again = screen.getByRole('link', { name: blog.loadMore })
    expect(again).toHaveAttribute('href', '/blog/page/2')
    expect(getTitles()).toHaveLength(9)
    await userEvent.click(again)
    await waitFor(() => expect(getTitles()).toHaveLength(11))
    expect(screen.getByRole('status')).not.toHaveTextContent(blog.results.failed)
  })
})

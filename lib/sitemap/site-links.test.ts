import type { Link } from '../../content/copy-types.ts'
import { footer, header, serviceRows } from '../../content/navigation.ts'
import { sitemapPage } from '../../content/sitemap-page.ts'
import { routes } from '../routes.ts'
import { getSiteLinks, pageLinks } from './site-links.ts'

const { groups } = sitemapPage
const toPosts = (count: number) => Array.from({ length: count }, (_, at) => ({ id: String(at), title: `Post ${at}` }))
const getLinks = (title: string, posts: number) =>
  getSiteLinks({
    posts: toPosts(posts),
    jobs: [{ title: 'Tester', token: 'abc' }],
    studies: [{ slug: 'a-study', title: 'A study' }],
    articles: [{ slug: 'an-essay', title: 'An essay' }],
  }).find((group) => group.title === title)?.links

it('names every post while they are few, and else the latest and the way to all', () => {
  expect(getLinks(groups.posts, 50)).toHaveLength(50)
  const many = getLinks(groups.posts, 1234)
  expect(many).toHaveLength(51)
  expect(many?.at(-1)).toEqual({ label: expect.stringContaining('1,234'), href: routes.blog })
})

it('names services, case studies, articles, open positions and what the law asks for', () => {
  expect(getLinks(groups.expertise, 0)).toEqual(serviceRows)
  expect(getLinks(groups.caseStudies, 0)).toEqual([{ label: 'A study', href: routes.caseStudy('a-study') }])
  expect(getLinks(groups.journal, 0)).toEqual([{ label: 'An essay', href: routes.journalArticle('an-essay') }])
  expect(getLinks(groups.jobs, 0)).toEqual([{ label: 'Tester', href: routes.job('abc') }])
  expect(getLinks(groups.legal, 0)?.slice(0, footer.legal.length)).toEqual(footer.legal)
})

it('names a feed of each list, which its head alone would show to programs only', () => {
  expect(getLinks(groups.feeds, 0)?.map(({ href }) => href)).toEqual([
    routes.feed('blog', 'rss'),
    routes.feed('journal', 'rss'),
    routes.jobFeed(),
  ])
})

it('names each page of the header and the footer once, and no part of a page', () => {
  const links = getLinks(groups.main, 0)?.map(({ href }) => href) ?? []
  const linked = [...header.entries.map((entry) => (entry.kind === 'menu' ? entry.menu : entry)), header.contact]
  expect(links).toEqual(expect.arrayContaining(linked.map(({ href }) => href)))
  expect(new Set(links).size).toBe(links.length)
  expect(links.filter((href) => href.includes('#'))).toEqual([])
  for (const { href } of footer.columns.flatMap((column): readonly Link[] => column.links))
    if (!href.includes('#')) expect(pageLinks.map((link) => link.href)).toContain(href)
})

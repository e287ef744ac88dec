import { toMarkdownAddress } from '../lib/markdown-address.ts'
import { routes } from '../lib/routes.ts'
import { toMarkdownTarget, toPagePath } from './resolve-markdown.ts'

it('finds the page that an address with .md shows', () => {
  expect(['/about.md', '/index.md', '/blog-read/a-post-1.md', '/blog/page/2.md'].map(toPagePath)).toEqual([
    routes.about,
    routes.home,
    '/blog-read/a-post-1',
    '/blog/page/2',
  ])
  for (const path of [routes.about, routes.home, '/blog/page/2']) expect(toPagePath(toMarkdownAddress(path))).toBe(path)
  expect(toMarkdownAddress('/blog?search=a#b')).toBe('/blog.md?search=a#b')
})

const personal = [
  ...[routes.contactSent(null), routes.mailCheck(), routes.application('t'), routes.newsletterEnd('t')],
  ...[routes.jobAlert('confirm', 't'), routes.jobSubmitted('t', null)],
]
const hidden = [routes.health, routes.readiness, routes.studio.start, routes.studio.posts]

it.each([
  ...['/about', '/.md', '/a/.md', '/about.MD', '/about.mdx'],
  ...['/robots.txt.md', '/blog/rss.xml.md', '/art/home.md', '/api/contact.md', '/_next/a.md'],
  ...[...personal, ...hidden].map((path) => `${path}.md`),
])('has no Markdown at %s', (path) => expect(toPagePath(path)).toBeNull())

it.each([
  ['/blog-read/new-1?a=b#c', '/blog-read/new-1.md?a=b#c'],
  ['/', '/index.md'],
  ['/blog/rss.xml', '/blog/rss.xml'],
  ['https://other.example/new', 'https://other.example/new'],
])('leads a moved Markdown address to that of %s', (location, target) =>
  expect(toMarkdownTarget(location)).toBe(target),
)

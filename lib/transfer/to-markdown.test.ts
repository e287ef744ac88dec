import { renderRichText } from '../rich-text/safe-html.ts'
import { toHtmlBody } from './read-markdown.ts'
import { toMarkdownBody } from './to-markdown.ts'

const sources = { siteUrl: 'https://site.example' }

it('gives the same page for everything that the editor writes', () => {
  const body = JSON.stringify({
    ops: [
      { insert: 'old', attributes: { strike: true } },
      { insert: ' and ' },
      { insert: 'a = `b`', attributes: { code: true } },
      { insert: '\n' },
      { insert: { divider: true } },
      { insert: { image: '/images/a.png' }, attributes: { alt: 'A', caption: 'A *loom* <b>', layout: 'text' } },
      { insert: '\n' },
      { insert: { image: '/images/b.png' }, attributes: { alt: 'B', caption: 'B', link: 'https://a.example/' } },
      { insert: '\nName' },
      { insert: '\n', attributes: { table: 'r1', 'table-head': 'col' } },
      { insert: 'Loom' },
      { insert: '\n', attributes: { table: 'r2' } },
      { insert: { video: 'https://vimeo.com/123456' } },
      { insert: 'end\n' },
    ],
  })
  const { html } = renderRichText(body, sources)
  expect(html).toContain('<figcaption>A *loom* &lt;b&gt;</figcaption>')
  expect(html).toMatch(/<figure><a [^>]*><img [^>]*><\/a><figcaption>B<\/figcaption><\/figure>/)
  const { markdown, isExact } = toMarkdownBody(body, sources)
  expect(isExact).toBe(true)
  expect(renderRichText(toHtmlBody(markdown), sources).html).toBe(html)
})

import { posts } from '../../../content/posts/index.ts'
import { renderRichText } from '../safe-html.ts'
import { findErrors } from '../testing/find-errors.ts'
import { HOSTILE_HTML } from '../testing/hostile-corpus.ts'
import { convertHtml } from './convert-html.ts'

const sources = { siteUrl: 'https://site.example', mediaUrl: 'https://media.example/files' }
const html = posts.flatMap(({ title, description }) =>
  typeof description === 'string' ? [[title, description] as const] : [],
)

it.each(html)('keeps every byte that visitors get of "%s"', (_title, description) => {
  const { delta, losses } = convertHtml(description, sources)
  expect(losses).toEqual([])
  expect(renderRichText(delta, sources).html).toBe(renderRichText(description, sources).html)
})

it.each([
  ['<ul><li>a<ul><li>b<ol><li>c</li></ol></li></ul></li><li>d</li></ul>'],
  ['<p>a <a href="/x"><b>b</b> c</a> <code>d</code> x<sup>2</sup></p><hr><p class="ql-align-center">e</p>'],
  ['<pre><code class="language-js">a</code></pre><pre><code class="language-js">b\n\n  c</code></pre>'],
  ['<table><tr><td>a</td><td>b</td></tr></table><table><tr><th>c</th></tr></table>'],
  [
    '<p><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe></p><p><img src="/a.png" alt="A" width="3"></p>',
  ],
  ['<p>a\n   b</p>\n\n<blockquote>\n<p>c</p>\n</blockquote>'],
  ['Plain text\n\nin two paragraphs'],
  ['<h2>a</h2><h4>b <em>c</em></h4><p>See <a href="#x">there</a></p>'],
  ['<p>a</p><figure><img src="/a.png" alt="A" width="3"><figcaption>b</figcaption></figure><p>c</p>'],
  ['<figure class="text-width"><a href="/x"><img src="/a.png" alt="A"></a></figure>'],
])('loses nothing of %s', (source) => {
  expect(convertHtml(source, sources).losses).toEqual([])
})

it.each([
  [
    '<figure><img src="/a.png" alt="A"><img src="/b.png" alt="B"><figcaption>b</figcaption></figure>',
    'captions of pictures',
  ],
  ['<p>a<br>b</p>', 'line breaks within a paragraph'],
  ['<blockquote><p>a</p><p>b</p></blockquote>', 'quotes of several paragraphs'],
  ['<table><tr><td colspan="2">a</td></tr></table>', 'cells that span several others'],
  ['<details><summary>a</summary>b</details>', 'parts that open and close'],
  ['<p>a <mark>b</mark></p>', 'marked words'],
  ['<p lang="bn">a</p>', 'details of the layout'],
])('says of %s what is lost: %s', (source, loss) => {
  const { delta, losses } = convertHtml(source, sources)
  expect(losses).toContain(loss)
  expect(renderRichText(delta, sources).plainText).toMatch(/[ab]/)
})

it('makes nothing harmful of hostile HTML', () => {
  for (const source of HOSTILE_HTML) {
    expect(findErrors(renderRichText(convertHtml(source, sources).delta, sources).html)).toEqual([])
  }
})

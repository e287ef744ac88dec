import { renderRichText } from '../../rich-text/safe-html.ts'
import { toPortableHtml } from './portable.ts'

const toHtml = (source: string) =>
  toPortableHtml(renderRichText(source, { siteUrl: 'https://site.example' }).html, 'https://site.example/blog-read/x-1')

describe('an article in a feed', () => {
  it('has full addresses', () => {
    expect(
      toHtml('<p><a href="/contact">c</a> <a href="#b">b</a></p><h2 id="b">B</h2><img src="/a.png" alt="A">'),
    ).toBe(
      '<p><a href="https://site.example/contact">c</a> <a href="https://site.example/blog-read/x-1#section-b">b</a></p>' +
        '<h2 id="section-b">B</h2><figure><img alt="A" src="https://site.example/a.png"></figure>',
    )
  })

  it('has its pictures in one size, since the addresses of the others are within the site', () => {
    const src = '/pictures/0123456789abcdef0123456789abcdef-960x540.webp'
    expect(toHtml(`<img src="${src}" alt="A">`)).toBe(
      `<figure><img alt="A" width="960" height="540" src="https://site.example${src}"></figure>`,
    )
  })

  it('has formulas as they were typed, since few feed readers typeset them', () => {
    expect(toHtml('<p><span class="ql-formula" data-value="a^2 < b"></span></p>')).toBe(
      '<div><code>a^2 &lt; b</code></div>',
    )
  })

  it('has videos as links, and code without colours', () => {
    expect(toHtml('<iframe src="https://youtu.be/dQw4w9WgXcQ"></iframe><pre class="language-js">let a</pre>')).toBe(
      '<figure><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" rel="external noopener">Watch the video on YouTube</a></figure>' +
        '<pre><code><span>let</span> a</code></pre>',
    )
  })

  it('has diagrams in words', () => {
    expect(toHtml('<pre data-language="diagram">Phone -> Order: pays</pre>')).toBe('<p>Phone to Order: pays.</p>')
  })
})

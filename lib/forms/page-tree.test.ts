import { findElement, insertBefore, parsePage, setContent, toPageHtml } from './page-tree.ts'

const html =
  '<!DOCTYPE html><html lang="en"><head><style>a>b{content:"<"}</style><meta charSet="utf-8"></head><body><!--$-->' +
  '<p title="&lt;a&gt; &#x27;b&#x27; &amp;amp;" hidden="">a &lt; b &amp; “c” ঢাকা</p><br>' +
  '<svg viewBox="0 0 1 1"><linearGradient id="a"></linearGradient><path d="M0 0"></path></svg>' +
  '<script>if (a < b && "<p>") c()</script><noscript><p>a &amp; b</p></noscript><textarea>\n&lt;b></textarea></body></html>'

describe('the tree of a page', () => {
  it('is written as it was read', () => {
    expect(toPageHtml(parsePage(html))).toBe(html)
  })

  it('takes HTML in front of an element and in it', () => {
    const page = parsePage('<main><p>Old</p></main>')
    const paragraph = findElement(page, ({ name }) => name === 'p')
    if (paragraph) {
      insertBefore(paragraph, '<b>1</b><i>2</i>')
      setContent(paragraph, 'New &amp; <em>bold</em>')
    }
    expect(toPageHtml(page)).toBe('<main><b>1</b><i>2</i><p>New &amp; <em>bold</em></p></main>')
  })
})

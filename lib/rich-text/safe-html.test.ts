import { renderRichText } from './safe-html.ts'

const options = { siteUrl: 'https://site.example', mediaUrl: 'https://media.example/files' }
const toHtml = (source: unknown) => renderRichText(source, options).html
const line = (text: string, attributes?: Record<string, unknown>) => [{ insert: text }, { insert: '\n', attributes }]

describe('headings', () => {
  it("start below the page's own and skip no level", () => {
    const { headings } = renderRichText('<h1>A</h1><h3>B</h3><h2>C</h2><h1>D</h1><h4>E</h4><h6>F</h6>', options)
    expect(headings.map(({ text, level }) => `${text}${level}`)).toEqual(['A2', 'B3', 'C3', 'D2', 'E3', 'F4'])
  })

  it('have an address of their own, also when two read the same or like a part of the page', () => {
    const { html, headings } = renderRichText('<h2>Main</h2><h2>Main</h2><h2>Main 2</h2><h2>🚀</h2>', options)
    expect(headings.map(({ id }) => id)).toEqual(['section-main', 'section-main--2', 'section-main-2', 'section-part'])
    expect(html).toContain('<h2 id="section-main"><a class="anchor" href="#section-main">Main</a></h2>')
  })

  it('keep a link of their own', () => {
    expect(toHtml('<h2>See <a href="/blog">the blog</a></h2>')).toBe(
      '<h2 id="section-see-the-blog">See <a href="/blog">the blog</a></h2>',
    )
  })

  it('without words are left out', () => {
    expect(toHtml('<h2><br></h2><p>Text</p>')).toBe('<p>Text</p>')
  })
})

describe('links', () => {
  it.each([
    ['https://other.example/a?b=1', '<a href="https://other.example/a?b=1" rel="external noopener">x</a>'],
    ['https://site.example/blog#top', '<a href="/blog#top">x</a>'],
    ['/contact', '<a href="/contact">x</a>'],
    ['mailto:hello@site.example', '<a href="mailto:hello@site.example">x</a>'],
    ['www.other.example', '<a href="https://www.other.example/" rel="external noopener">x</a>'],
    ['.//other.example', '<a href="/other.example">x</a>'],
    ['https://site.example//other.example', '<a href="/other.example">x</a>'],
    ['ftp://other.example', 'x'],
    ['', 'x'],
  ])('to "%s"', (href, html) => {
    expect(toHtml(`<p><a href="${href}">x</a></p>`)).toBe(`<p>${html}</p>`)
  })

  it('within the article lead to the new addresses of its parts', () => {
    const html = toHtml(
      '<p><a href="#fn1">1</a> <a href="#b">b</a> <a href="#no">no</a></p><h2 id="b">B</h2><ol><li id="fn1">n</li></ol>',
    )
    expect(html).toContain('<a href="#section-fn1">1</a> <a href="#section-b">b</a> <a>no</a>')
    expect(html).toContain('<li id="section-fn1">n</li>')
  })
})

describe('pictures', () => {
  it('come from the media host, late, with room kept and an alternative text', () => {
    expect(toHtml('<p><img src="posts/a b.png" width="640px" height=360 alt="A graph"></p>')).toBe(
      '<figure><img src="https://media.example/files/posts/a%20b.png" alt="A graph" width="640" height="360" loading="lazy" decoding="async" data-fallback="/images/default-banner.svg"></figure>',
    )
    expect(toHtml('<p>x <img src="/a.png"></p>')).toContain('<img src="https://media.example/files/a.png" alt=""')
  })

  it("are the site's own files where there is no media host, and words where a key names nothing", () => {
    const toOwn = (html: string) => renderRichText(html, { siteUrl: 'https://site.example' }).html
    expect(toOwn('<img src="/images/a.png">')).toContain('src="/images/a.png"')
    expect(toOwn('<img src="posts/a.png" alt="A graph">')).toBe('<p>A graph</p>')
    expect(toOwn('<img src="/mailto:a" alt="A graph">')).toBe('<p>A graph</p>')
    expect(toOwn('<img src="/.//other.example/a.png">')).toContain('src="/other.example/a.png"')
  })

  it('from elsewhere become links, since loading them would tell that site who reads', () => {
    expect(toHtml('<p><img src="https://other.example/a.png" alt="A graph"></p>')).toBe(
      '<p><a href="https://other.example/a.png" rel="external noopener">A graph</a></p>',
    )
    expect(toHtml('<img src="//other.example/a.png">')).toContain('Picture on other.example')
  })

  it('from elsewhere leave their words in a link around them', () => {
    expect(toHtml('<p><a href="/x"><img src="https://other.example/a.png" alt="A graph"></a></p>')).toBe(
      '<p><a href="/x">A graph</a></p>',
    )
  })

  it('from a further host that the settings name are shown', () => {
    const source = '<img src="https://other.example/a.png" alt="A graph">'
    expect(renderRichText(source, { ...options, imageHosts: ['other.example'] }).html).toContain(
      '<img src="https://other.example/a.png" alt="A graph"',
    )
  })

  it('written into the text stay, if they are small pictures', () => {
    expect(toHtml('<img src="data:image/png;base64,AAAA">')).toContain('src="data:image/png;base64,AAAA"')
    expect(toHtml(`<img src="data:image/png;base64,${'A'.repeat(400_000)}" alt="Big">`)).toBe('<p>Big</p>')
  })

  it('keep their caption', () => {
    expect(toHtml('<figure><img src="a.png" alt="A"><figcaption>Load <b>after</b></figcaption></figure>')).toMatch(
      /^<figure><img [^>]+><figcaption>Load <b>after<\/b><\/figcaption><\/figure>$/,
    )
  })
})

describe('videos', () => {
  const card = (embed: string) => expect.stringContaining(`<figure class="video"><click-to-load data-src="${embed}"`)

  it('load nothing until asked, and are a link without scripts', () => {
    expect(
      toHtml('<iframe class="ql-video" src="https://www.youtube.com/embed/dQw4w9WgXcQ?showinfo=0"></iframe>'),
    ).toBe(
      '<figure class="video"><click-to-load data-src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" data-title="Video on YouTube">' +
        '<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" rel="external noopener" data-open="">Watch the video on YouTube</a></click-to-load></figure>',
    )
  })

  it('are recognised as the only link of a line, and inside a line part it', () => {
    expect(toHtml('<p><a href="https://youtu.be/dQw4w9WgXcQ">https://youtu.be/dQw4w9WgXcQ</a></p>')).toEqual(
      card('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'),
    )
    expect(toHtml('<p>a<iframe src="https://player.vimeo.com/video/12345678"></iframe>b</p>')).toMatch(
      /^<p>a<\/p><figure class="video">.*<\/figure><p>b<\/p>$/,
    )
  })

  it('of other sites become links', () => {
    const link =
      '<p>a</p><p><a href="https://other.example/embed" rel="external noopener">View on other.example</a></p>'
    expect(toHtml('<p>a</p><iframe src="https://other.example/embed"></iframe>')).toBe(link)
    expect(toHtml({ ops: [{ insert: 'a\n' }, { insert: { video: 'https://other.example/embed' } }] })).toBe(link)
  })

  it('take a caption', () => {
    expect(
      toHtml(
        '<figure><iframe src="https://player.vimeo.com/video/12345678"></iframe><figcaption>Demo</figcaption></figure>',
      ),
    ).toMatch(/^<figure class="video"><click-to-load .*<\/click-to-load><figcaption>Demo<\/figcaption><\/figure>$/)
  })

  it('do not count as words', () => {
    expect(renderRichText({ ops: [{ insert: { video: 'https://vimeo.com/12345678' } }] }, options).words).toBe(0)
  })
})

describe('code', () => {
  it('is a drawing if it is a diagram, from HTML and from the editor', () => {
    const sources = [
      '<pre><code class="language-diagram">Phone -&gt; Order: pays\nOrder -| Wallet</code></pre>',
      [
        ...line('Phone -> Order: pays', { 'code-block': 'diagram' }),
        ...line('Order -| Wallet', { 'code-block': 'diagram' }),
      ],
    ]
    for (const source of sources) {
      const html = toHtml(source)
      expect(html).toContain('aria-label="Phone to Order: pays. Order does not reach Wallet."')
      expect(html).toContain('viewBox')
      expect(html).not.toContain('<pre')
    }
    expect(toHtml('<pre data-language="diagram">no diagram</pre>')).toContain('<code>no diagram</code>')
  })

  it('is coloured on the server where the language is known', () => {
    expect(toHtml('<pre><code class="language-ts">const a = 1\n</code></pre>')).toBe(
      '<pre tabindex="0" role="group" aria-label="TypeScript"><code><span class="hljs-keyword">const</span> a = <span class="hljs-number">1</span></code></pre>',
    )
  })

  it('is coloured up to what an article holds, and whole beyond', () => {
    const html = toHtml('<pre class="language-js">let a = 1</pre>'.repeat(2_000))
    const pieces = html.split('</pre>').slice(0, -1)
    expect([pieces[200], pieces[1_999]]).toEqual([
      expect.stringContaining('<span class="hljs-keyword">let</span>'),
      '<pre tabindex="0" role="group" aria-label="JavaScript"><code>let a = 1</code>',
    ])
  })

  it.each([
    ['piece', '\nlet b = 2'.repeat(1_000)],
    ['line', `\n${'b = 2; '.repeat(50)}`],
    ['word', `\n${'b'.repeat(101)}`],
  ])('stays plain where a %s is longer than anyone writes', (_, more) => {
    expect(toHtml('<pre class="language-js">let a = 1</pre>')).toContain('hljs-keyword')
    expect(toHtml(`<pre class="language-js">let a = 1${more}</pre>`)).not.toContain('hljs-keyword')
  })

  it('stays as it is where not', () => {
    expect(toHtml('<pre class="ql-syntax" spellcheck="false">if a &lt; b:\n  go\n</pre>')).toBe(
      '<pre tabindex="0" role="group" aria-label="Code"><code>if a &lt; b:\n  go</code></pre>',
    )
    expect(toHtml('<pre data-language="klingon">x</pre>')).toContain('<code>x</code>')
  })

  it("of Quill's line elements is put together, blank lines and indentation too", () => {
    const ops = [
      ...line('a', { 'code-block': 'plain' }),
      ...line('', { 'code-block': 'plain' }),
      ...line('  <b>', { 'code-block': 'plain' }),
    ]
    expect(toHtml({ ops })).toContain('<code>a\n\n  &lt;b&gt;</code>')
  })

  it('ends where its language does', () => {
    const html = toHtml({ ops: [...line('{}', { 'code-block': 'json' }), ...line('ls', { 'code-block': 'bash' })] })
    expect(html.match(/aria-label="[^"]+"/g)).toEqual(['aria-label="JSON"', 'aria-label="Bash"'])
  })
})

describe('lists', () => {
  it('of Quill 2 become real ones, nested, with numbers that go on', () => {
    const ops = [
      ...line('a', { list: 'ordered' }),
      ...line('b', { list: 'bullet', indent: 1 }),
      ...line('c', { list: 'ordered' }),
      ...line('d', { list: 'bullet' }),
      ...line('e', { list: 'ordered' }),
    ]
    expect(toHtml({ ops })).toBe(
      '<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol><ul><li>d</li></ul><ol start="3"><li>e</li></ol>',
    )
  })

  it('of Quill 1 too', () => {
    expect(toHtml('<ul><li>a</li><li class="ql-indent-1">b</li><li class="ql-indent-3">c</li><li>d</li></ul>')).toBe(
      '<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li><li>d</li></ul>',
    )
  })

  it('that begin deep or skip levels keep every item', () => {
    const ops = [3, 3, 1, 0, 5, 2].flatMap((indent, index) => line(`i${index}`, { list: 'bullet', indent }))
    const { html, plainText } = renderRichText({ ops }, options)
    expect(plainText.split('\n')).toEqual(['i0', 'i1', 'i2', 'i3', 'i4', 'i5'])
    expect(html).not.toContain('<li></li>')
    expect(html).not.toContain('<li><ul>')
  })

  it('to tick off say what is done', () => {
    expect(toHtml({ ops: [...line('a', { list: 'checked' }), ...line('b', { list: 'unchecked' })] })).toBe(
      '<ul><li class="check"><span class="checked" role="img" aria-label="Done">☑</span>a</li>' +
        '<li class="check"><span class="unchecked" role="img" aria-label="To do">☐</span>b</li></ul>',
    )
  })

  it('that are nested already stay so', () => {
    const html = '<ul><li>a<ol start="4"><li>b</li></ol></li></ul>'
    expect(toHtml(html)).toBe(html)
  })
})

describe('tables', () => {
  it('scroll in a group that has a name and takes the focus', () => {
    expect(
      toHtml(
        '<table><caption>Costs</caption><thead><tr><th scope=col>a</th></tr></thead><tr><td colspan=2>1</td></tr></table>',
      ),
    ).toBe(
      '<div class="table" tabindex="0" role="group" aria-label="Costs"><table><caption>Costs</caption>' +
        '<thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table></div>',
    )
  })

  it('of a Delta have the rows that its cells name', () => {
    const ops = ['r1', 'r1', 'r2', 'r2'].flatMap((table, index) => line(`c${index}`, { table }))
    expect(toHtml({ ops })).toContain('<tr><td>c0</td><td>c1</td></tr><tr><td>c2</td><td>c3</td></tr>')
  })
})

describe('text', () => {
  it('keeps alignment and indentation, from Quill and from other editors', () => {
    expect(toHtml({ ops: line('a', { align: 'right', indent: 2 }) })).toBe(
      '<p class="ql-align-right ql-indent-2">a</p>',
    )
    expect(toHtml('<p style="text-align: center; color: red">a</p>')).toBe('<p class="ql-align-center">a</p>')
    expect(toHtml('<div style="text-align:right">a</div>')).toBe('<p class="ql-align-right">a</p>')
  })

  it('loses the empty lines that editors use for room', () => {
    expect(toHtml({ ops: [{ insert: 'a\n\n\nb\n' }] })).toBe('<p>a</p><p>b</p>')
  })

  it('keeps words of different parts apart', () => {
    expect(toHtml('<section>One.</section><article>Two.<aside>Three.</aside></article><address>Four.</address>')).toBe(
      '<p>One.</p><p>Two.</p><p>Three.</p><p>Four.</p>',
    )
  })

  it('holds no character that a page may not', () => {
    expect(toHtml('<p>a\u0001b&#2;c&#x1b;d</p>')).toBe('<p>abcd</p>')
    expect(toHtml({ ops: [{ insert: 'a\u0000b\ufffec\n' }] })).toBe('<p>abc</p>')
  })

  it('gets the paragraphs it lacks', () => {
    expect(toHtml('Just <b>bold</b><p>then a</p>tail')).toBe('<p>Just <b>bold</b></p><p>then a</p><p>tail</p>')
    expect(toHtml('One\nline.\n\nTwo &amp; three.')).toBe('<p>One<br>line.</p><p>Two &amp; three.</p>')
  })

  it('is freed from a wrapper around everything', () => {
    expect(toHtml('<b style="font-weight:normal" id="docs-internal-guid"><h2>A</h2><p>b</p></b>')).toBe(
      '<h2 id="section-a"><a class="anchor" href="#section-a">A</a></h2><p>b</p>',
    )
  })

  it('keeps one link around differently formatted words', () => {
    const ops = [
      { insert: 'a ', attributes: { link: '/x' } },
      { insert: 'b', attributes: { link: '/x', bold: true, script: 'sub' } },
      { insert: '\n' },
    ]
    expect(toHtml({ ops })).toBe('<p><a href="/x">a <strong><sub>b</sub></strong></a></p>')
  })

  it('says where it turns to Bengali, unless the source does', () => {
    const { html, plainText } = renderRichText(
      '<p>They write আমি ভাত খাই, then <b>র‍্যাম</b>.</p><p lang="bn">ভাত</p><p title="ভাত">rice</p>',
      options,
    )
    expect(html).toBe(
      '<p>They write <span lang="bn">আমি ভাত খাই</span>, then <b><span lang="bn">র‍্যাম</span></b>.</p>' +
        '<p lang="bn">ভাত</p><p>rice</p>',
    )
    expect(plainText).toBe('They write আমি ভাত খাই, then র‍্যাম.\nভাত\nrice')
  })

  it('is counted and searched as a reader sees it', () => {
    const { words, plainText } = renderRichText('<h2>Two words</h2><ul><li>a</li><li>b</li></ul><p>x<br>y</p>', options)
    expect(plainText).toBe('Two words\na\nb\nx\ny')
    expect(words).toBe(6)
  })
})

describe('formulas', () => {
  const formula = (source: string) => `<span class="ql-formula" data-value="${source}"></span>`

  it('are typeset within a line, and keep their source for copies and search', () => {
    const { html, plainText } = renderRichText(
      { ops: [{ insert: 'If ' }, { insert: { formula: 'a^2 < b' } }] },
      options,
    )
    expect(html).toBe(
      '<p>If <math><semantics><mrow><msup><mi>a</mi><mn>2</mn></msup><mo>&lt;</mo><mi>b</mi></mrow>' +
        '<annotation encoding="application/x-tex">a^2 &lt; b</annotation></semantics></math></p>',
    )
    expect(plainText).toBe('If a^2 < b')
  })

  it('in a line of their own are blocks, and scroll', () => {
    expect(toHtml(`<p>${formula('\\frac{1}{2}')}</p>`)).toMatch(
      /^<div class="formula" tabindex="0" role="group" aria-label="Formula"><math display="block"><semantics><mfrac>.*<\/div>$/,
    )
  })

  it('that cannot be read, or are longer than anyone writes, show their source', () => {
    for (const source of ['\\frac{', '\\nosuchthing', 'x+'.repeat(600)]) {
      expect(toHtml(`<p>a ${formula(source)}</p>`)).toBe(`<p>a <code class="formula">${source}</code></p>`)
    }
  })

  it('are typeset up to what an article holds', () => {
    const html = toHtml(`<p>${formula('x').repeat(1_000)}</p>`)
    expect(html.match(/<math>/g)?.length).toBeGreaterThan(500)
    expect(html).toContain('<code class="formula">x</code></p>')
  })

  it('define nothing for the next one', () => {
    expect(toHtml(`<p>${formula('\\gdef\\x{y}\\x')} ${formula('\\x')}</p>`)).toContain(
      '<code class="formula">\\x</code>',
    )
  })
})

describe('a Delta', () => {
  const delta = { ops: [{ insert: 'Same\n' }] }

  it.each([delta, delta.ops, JSON.stringify(delta), JSON.stringify(delta.ops), JSON.stringify(JSON.stringify(delta))])(
    'is known in whatever form it comes: %j',
    (source) => {
      expect(toHtml(source)).toBe('<p>Same</p>')
    },
  )

  it('is not mistaken for text that starts like one', () => {
    expect(toHtml('{"name": "value"} is JSON')).toBe('<p>{"name": "value"} is JSON</p>')
    expect(toHtml('[1, 2]')).toBe('<p>[1, 2]</p>')
  })
})

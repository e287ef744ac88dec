import { parseHtml } from '../parse-html.ts'
import { renderRichText } from '../safe-html.ts'
import { toDelta } from '../to-delta/to-delta.ts'
import { tidy } from './tidy.ts'

const options = { siteUrl: 'https://site.example', mediaUrl: 'https://media.example/files' }
const toPage = (source: unknown) => renderRichText(source, options).html
const toPasted = (html: string) => toDelta(tidy(parseHtml(html), { isPasted: true }), { isPasted: true }).ops

/** Returns what a reader sees of a text, whether stored as HTML or pasted into the editor. */
const toBoth = (html: string) =>
  [toPage(html), toPage({ ops: toPasted(html) })].map((page) => page.replace(/ {2,}/g, ' '))
const both = (html: string) => [html, html]

const line = (text: string, attributes?: Record<string, unknown>) => [{ insert: text }, { insert: '\n', attributes }]

describe('spaces that do not break', () => {
  it.each([
    ['All&nbsp;words&nbsp;are&nbsp;<b>joined</b>&nbsp;here.', 'All words are <b>joined</b> here.'],
    ['every&nbsp;other space&nbsp;only, and.&nbsp; Two', 'every other space only, and. Two'],
    ['20&nbsp;000&nbsp;BDT, 5&nbsp;km, 8&nbsp;%', '20&nbsp;000&nbsp;BDT, 5&nbsp;km, 8&nbsp;%'],
    [
      '«&nbsp;Oui&nbsp;!&nbsp;» &#167;&nbsp;4, Dr.&nbsp;A.&nbsp;Khan',
      '«&nbsp;Oui&nbsp;!&nbsp;» §&nbsp;4, Dr.&nbsp;A.&nbsp;Khan',
    ],
    ['the&nbsp;<code>a&nbsp;=&nbsp;1</code>', 'the <code>a = 1</code>'],
  ])('%s', (source, html) => {
    const [page, pasted] = toBoth(`<p>${source}</p>`)
    expect(page).toBe(`<p>${html}</p>`)
    expect(pasted?.replaceAll('strong>', 'b>')).toBe(`<p>${html}</p>`)
  })

  it('are plain in code, which would not run', () => {
    expect(toPage('<pre>a&nbsp;=&nbsp;1</pre>')).toContain('<code>a = 1</code>')
    expect(toPage({ ops: line('a\u00a0= 1', { 'code-block': 'plain' }) })).toContain('<code>a = 1</code>')
  })
})

describe('formats around blocks', () => {
  it('are in each of them', () => {
    const link = (words: string) => `<a href="https://a.example/" rel="external noopener">${words}</a>`
    expect(toPage('<a href="https://a.example/"><h3>Title</h3><p>Text <b>b</b></p><ul><li>Item</li></ul></a>')).toBe(
      `<h2 id="section-title">${link('Title')}</h2><p>${link('Text <b>b</b>')}</p><ul><li>${link('Item')}</li></ul>`,
    )
    expect(toPage('<strong><p>One</p><p>two</p></strong>')).toBe(
      '<p><strong>One</strong></p><p><strong>two</strong></p>',
    )
  })

  it.each([
    ['<b style="font-weight:normal" id="docs-internal-guid-1"><p>a</p></b>', '<p>a</p>'],
    ['<b style="font-weight:normal;"><span style="font-weight:400">a</span></b>', '<p>a</p>'],
    [
      '<p><span style="font-weight:700">b</span> <span style="font-style:italic">i</span> <span style="text-decoration:line-through">s</span></p>',
      '<p><strong>b</strong> <em>i</em> <s>s</s></p>',
    ],
    [
      '<p style="font-weight:bold">a <span style="font-weight: normal !important">b</span></p>',
      '<p><strong>a </strong>b</p>',
    ],
    ['<p>x<span style="vertical-align:super">2</span></p>', '<p>x<sup>2</sup></p>'],
    ['<p><a href="/x"><span style="text-decoration:underline">a</span></a></p>', '<p><a href="/x">a</a></p>'],
    [
      '<h2><span style="font-weight:bold">A</span></h2>',
      '<h2 id="section-a"><a class="anchor" href="#section-a">A</a></h2>',
    ],
  ])('come from styles too: %s', (source, html) => {
    expect(toBoth(source)).toEqual(both(html))
  })

  it('stay few in a text made to multiply them', () => {
    const formats = 'a href=/x,b,i,u,s,sub,mark,small,abbr,cite,q,dfn,kbd,samp,var'.split(',')
    const html = `${formats.map((tag) => `<${tag}>`).join('')}${'<p>x</p>'.repeat(10_000)}`
    expect(toPage(html).length).toBeLessThan(1_000_000)
  })
})

describe('formulas', () => {
  const math = (inside: string) => `<math xmlns="http://www.w3.org/1998/Math/MathML">${inside}</math>`
  const source = (html: string) => /application\/x-tex">([^<]*)</.exec(html)?.[1]

  it.each([
    [
      `<span class="katex"><span class="katex-mathml">${math('<semantics><mi>E</mi><annotation encoding="application/x-tex">E=mc^2</annotation></semantics>')}</span><span class="katex-html" aria-hidden="true">E=mc2</span></span>`,
      'E=mc^2',
    ],
    [
      `<mjx-container class="MathJax" jax="SVG"><svg><g></g></svg><mjx-assistive-mml>${math('<msup><mi>a</mi><mn>2</mn></msup>')}</mjx-assistive-mml></mjx-container>`,
      '{a}^{2}',
    ],
    [math('<mfrac><mn>1</mn><mn>2</mn></mfrac>'), '\\frac{1}{2}'],
    [math('<msqrt><mi>x</mi><mo>+</mo><mi>sin</mi></msqrt>'), '\\sqrt{x+\\mathrm{sin}}'],
    [math('<mroot><mi>x</mi><mn>3</mn></mroot>'), '\\sqrt[3]{x}'],
    [
      math('<mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr></mtable>'),
      '\\begin{matrix}1&amp;2\\end{matrix}',
    ],
    [
      `<span class="mwe-math-element"><span style="display:none">${math('<semantics><mi>k</mi><annotation encoding="application/x-tex">k</annotation></semantics>')}</span><img src="https://w.example/k.svg" alt="k"></span>`,
      'k',
    ],
  ])('are there once, from their source or their MathML', (html, tex) => {
    const [page = '', pasted = ''] = toBoth(`<p>a ${html} b</p>`)
    expect(source(page)).toBe(tex)
    expect(pasted).toBe(page)
    expect(page.match(/<math/g)).toHaveLength(1)
    const { plainText } = renderRichText(`<p>a ${html} b</p>`, options)
    expect(plainText.replaceAll('&', '&amp;')).toBe(`a ${tex} b`)
  })
})

describe('lists', () => {
  it('beside their item are in it', () => {
    const html = '<ul><li>Tea<ul><li>Green<ol><li>Sencha</li></ol></li></ul></li><li>Bread</li></ul>'
    expect(toBoth('<ul><li>Tea</li><ul><li>Green</li><ol><li>Sencha</li></ol></ul><li>Bread</li></ul>')).toEqual(
      both(html),
    )
    expect(toBoth('<ul><ul><li>First</li></ul><li>Second</li></ul>')).toEqual(
      both('<ul><li>First</li><li>Second</li></ul>'),
    )
  })

  it('of Word are lists', () => {
    const item = (mark: string, level: number, text: string) =>
      `<p class="MsoListParagraph" style="mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">${mark}<span>&nbsp;</span></span>${text}</p>`
    expect(toBoth(item('·', 1, 'a') + item('o', 2, 'b') + item('1.', 1, 'c'))).toEqual(
      both('<ul><li>a<ul><li>b</li></ul></li></ul><ol><li>c</li></ol>'),
    )
  })

  it.each([
    '<ul><li><input type="checkbox" checked disabled> a</li><li><input type="checkbox">b</li></ul>',
    '<ul><li><p><label><input type=checkbox checked></label> a</p></li><li><label><input type=checkbox>b</label></li></ul>',
    '<ul><li role="checkbox" aria-checked="true">a</li><li role="checkbox" aria-checked="false">b</li></ul>',
    '<ul data-type="taskList"><li data-checked="true">a</li><li data-checked="false">b</li></ul>',
  ])('keep what is done: %s', (source) => {
    for (const html of toBoth(source))
      expect(html.replace(/<\/?p>/g, '').match(/aria-label="(?:Done">☑|To do">☐)<\/span>\s*[ab]/g)).toHaveLength(2)
  })

  it('show a box elsewhere as a sign', () => {
    expect(toBoth('<p><input type="checkbox" checked> a</p>')).toEqual(both('<p>☑ a</p>'))
  })

  it('count on after code, at each depth, and begin again after words', () => {
    const code = line('ls', { 'code-block': 'bash' })
    const [one, two] = [line('a', { list: 'ordered' }), line('b', { list: 'ordered' })]
    const starts = (ops: object[]) => toPage({ ops }).match(/<ol[^>]*>/g)
    expect(starts([...one, ...code, ...two])).toEqual(['<ol>', '<ol start="2">'])
    expect(starts([...one, ...line('Text'), ...two])).toEqual(['<ol>', '<ol>'])
    const deep = line('c', { list: 'ordered', indent: 1 })
    expect(toPage({ ops: [...one, ...deep, ...code, ...deep, ...two] })).toMatch(
      /<\/pre><ol start="2" class="ql-indent-1"><li>c<\/li><\/ol><ol start="2"><li>b/,
    )
    expect(starts([...one, ...deep, ...code, ...two, ...deep])).toEqual(['<ol>', '<ol>', '<ol start="2">', '<ol>'])
    expect(
      toPage('<ol><li>a</li></ol><pre>x</pre><ol><li>b</li></ol><pre>y</pre><ol start="9"><li>c</li></ol>'),
    ).toMatch(/<ol start="2">.*<ol start="9">/)
  })
})

it('keeps the number that a list begins with', () => {
  const html = '<ol start="3"><li>c<ol start="2"><li>x</li></ol></li><li>d</li><li value="9">e</li></ol>'
  expect(toBoth(html)).toEqual(both(html))
})

describe('sides and footnotes', () => {
  it('are kept', () => {
    expect(toBoth('<p align="right">a</p>')).toEqual(both('<p class="ql-align-right">a</p>'))
    expect(toBoth('<center>a</center>')).toEqual(both('<p class="ql-align-center">a</p>'))
    for (const html of toBoth('<table><tr align="right"><td>1</td><td align="center">2</td></tr></table>'))
      expect(html).toContain('<td class="ql-align-right">1</td><td class="ql-align-center">2</td>')
  })

  it('lead back from a footnote to its number, whatever carries the id', () => {
    for (const number of [
      '<sup id="r1"><a href="#n1">1</a></sup>',
      '<a id="r1" href="#n1">1</a>',
      '<a name="r1" href="#n1">1</a>',
      '<span id="r1"></span><a href="#n1">1</a>',
    ]) {
      const html = toPage(`<p>Text${number}</p><ol><li id="n1">Note <a href="#r1">back</a></li></ol>`)
      expect(html).toContain('<a href="#section-r1">back</a>')
      expect(html).toContain('id="section-r1"')
      expect(html).toContain('<a href="#section-n1"')
    }
  })
})

describe('what is hidden', () => {
  it.each([
    '<span style="display:none">x</span>',
    '<span style="DISPLAY: none !important">x</span>',
    '<span hidden>x</span>',
    '<div style="visibility:hidden">x</div>',
    '<div style="font-size:0px">x</div>',
    '<span style="mso-hide:all">x</span>',
    '<div style="max-height:0;overflow:hidden">x</div>',
    '<div style="opacity:0">x</div>',
    '<div style="position:absolute;left:-9999px">x</div>',
    '<template>x</template>',
    '<noscript><img src="a.png" alt="x"></noscript>',
    '<img src="https://count.example/x.gif" width="1" height="1" alt="x">',
    '<script>x</script><style>x</style><title>x</title>',
  ])('is not there: %s', (source) => {
    expect(toBoth(`<p>a</p>${source}<p>b</p>`)).toEqual(both('<p>a</p><p>b</p>'))
  })

  it('is there where a part shows itself again', () => {
    expect(toBoth('<div style="font-size:0"><p style="font-size:16px">a</p></div>')).toEqual(both('<p>a</p>'))
    expect(toBoth('<div style="visibility:hidden">x<p style="visibility:visible">a</p></div>')).toEqual(
      both('<p>a</p>'),
    )
  })

  it('is the stand-in of a picture, not the picture', () => {
    expect(toPage('<img src="data:image/gif;base64,R0lG" data-src="a.png" alt="A">')).toContain('/files/a.png')
  })
})

describe('codes in square brackets', () => {
  it('become captions, videos and links, and words in brackets stay', () => {
    expect(
      toPage('[caption id="a" width="3"]<a href="/x"><img src="a.png" alt="A"></a> At <b>dusk</b>[/caption]'),
    ).toMatch(/^<figure><a href="\/x"><img [^>]+><\/a><figcaption> At <b>dusk<\/b><\/figcaption><\/figure>$/)
    expect(toPage('<p>[caption caption="At dusk"]<img src="a.png" alt="A">[/caption]</p>')).toContain(
      '<figcaption>At dusk',
    )
    expect(toBoth('<p>a [gallery ids="1,2"] b</p>')).toEqual(both('<p>a b</p>'))
    for (const code of [
      '[embed]https://youtu.be/dQw4w9WgXcQ[/embed]',
      '[youtube dQw4w9WgXcQ]',
      '[embed width="3"]https://youtu.be/dQw4w9WgXcQ[/embed]',
    ])
      for (const html of toBoth(`<p>${code}</p>`)) expect(html).toContain('youtube-nocookie.com/embed/dQw4w9WgXcQ')
    for (const html of toBoth('<p>[audio mp3="https://a.example/b.mp3"][/audio]</p>'))
      expect(html).toContain('<a href="https://a.example/b.mp3"')
    for (const words of ['a[0]', '[citation needed]', '[caption] alone', '[/embed'])
      expect(toBoth(`<p>${words}</p>`)).toEqual(both(`<p>${words}</p>`))
    expect(toPage('<pre>[gallery]</pre>')).toContain('[gallery]')
  })

  it('take time in proportion to their number', () => {
    expect(toPage(`<p>${'[caption]'.repeat(20_000)}</p>`)).toContain('[caption][caption]')
  })
})

describe('addresses alone in their block', () => {
  it.each([
    '<p>https://www.youtube.com/watch?v=dQw4w9WgXcQ</p>',
    '<div>\n https://youtu.be/dQw4w9WgXcQ \n</div>',
    '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/dQw4w9WgXcQ\n</div></figure>',
    '<figure class="media"><oembed url="https://youtu.be/dQw4w9WgXcQ"></oembed></figure>',
    '<p><a href="https://youtu.be/dQw4w9WgXcQ">youtu.be/dQw4w9WgXcQ</a></p>',
  ])('are the video: %s', (source) => {
    for (const html of toBoth(source))
      expect(html).toContain('<click-to-load data-src="https://www.youtube-nocookie.com')
  })

  it('are a link where the site cannot show them, and words among words', () => {
    const link =
      '<p><a href="https://www.loom.com/share/1" rel="external noopener">https://www.loom.com/share/1</a></p>'
    expect(toBoth('<p>https://www.loom.com/share/1</p>')).toEqual(both(link))
    const words = '<p>See https://youtu.be/dQw4w9WgXcQ today</p>'
    expect(toBoth(words)).toEqual(both(words))
  })
})

describe('sound and film', () => {
  const toLink = (words: string) =>
    new RegExp(`^<p>a</p><p><a href="https://[^"]+" rel="external noopener">${RegExp.escape(words)}</a></p>$`)

  it.each([
    ['<audio controls src="https://a.example/b.mp3"></audio>', 'Listen to the recording (a.example)'],
    ['<video><source src="https://a.example/b.mp4">No video</video>', 'Watch the video (a.example)'],
  ])('leave a link: %s', (source, words) => {
    for (const html of toBoth(`<p>a</p>${source}`)) expect(html).toMatch(toLink(words))
  })

  it.each([
    ['<iframe src="//codepen.io/x" title="A pen"></iframe>', 'A pen (codepen.io)'],
    ['<object data="https://a.example/b.pdf"><p>Old browser</p></object>', 'View on a.example'],
  ])('leave one for other frames too, but not for those of a copied page: %s', (source, words) => {
    expect(toPage(`<p>a</p>${source}`)).toMatch(toLink(words))
    expect(JSON.stringify(toPasted(`<p>a</p>${source}`))).not.toContain('http')
  })
})

describe('a raw text', () => {
  it('has paragraphs between blank lines, also where words have formats', () => {
    expect(
      toPage('One <b>bold</b>\nline.\n\nTwo <a href="/x">linked</a>.\r\n\r\n<h2>Head</h2>\nThree <em>a\n\nfour</em>'),
    ).toBe(
      '<p>One <b>bold</b><br>line.</p><p>Two <a href="/x">linked</a>.</p>' +
        '<h2 id="section-head"><a class="anchor" href="#section-head">Head</a></h2><p>Three <em>a</em></p><p><em>four</em></p>',
    )
  })

  it('has none within the paragraphs that it marks itself', () => {
    expect(toPage('<p>a\n\nb</p>\n\n<p>c</p>')).toBe('<p>a\n\nb</p><p>c</p>')
    expect(toPage('a<br>b\n\nc <b>d</b>\n\n<p>e</p>')).toBe('<p>a<br>b</p><p>c <b>d</b></p><p>e</p>')
  })
})

it('keeps the cells of a table within a cell apart', () => {
  const ops = toPasted(
    '<table><tr><td>a<table><tr><td>b</td><td>c</td></tr><tr><td>d</td></tr></table></td></tr></table>',
  )
  expect(ops[0]).toEqual({ insert: 'a b c d' })
})

it('keeps columns where cells span several', () => {
  const texts = toPasted(
    '<table><tr><td rowspan="2">a</td><td colspan="2">b</td></tr><tr><td>c</td><td>d</td></tr></table>',
  )
  const page = toPage({ ops: texts })
  expect(page).toContain('<tr><td>a</td><td>b</td><td></td></tr><tr><td></td><td>c</td><td>d</td></tr>')
  expect(
    toPasted(`<table>${'<tr><td rowspan="50" colspan="50">a</td></tr>'.repeat(1_000)}</table>`).length,
  ).toBeLessThan(9_000)
})

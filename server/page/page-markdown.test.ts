import { toPageMarkdown } from './page-markdown.ts'

const head = '<title>About &amp; more</title><link rel="canonical" href="https://site.example/about"/>'
const convert = (main: string, before = head) =>
  toPageMarkdown(
    `${before}<header>Menu</header><main id="main">${main}</main><footer>Foot</footer>`,
    'https://a.example',
  )?.markdown

it('shows the main content only, under the title', () => {
  expect(convert('<h1>About</h1><p>Four <b>people</b>.</p>')).toBe('# About\n\nFour **people**.\n')
  expect(convert('<p>Words</p>')).toBe('# About & more\n\nWords\n')
})

it('leads to full addresses', () => {
  expect(convert('<h1>a</h1><a href="/x?a=1&amp;b">x</a>')).toContain('[x](https://site.example/x?a=1&b)')
  expect(convert('<h1>a</h1><a href="#team">x</a>')).toContain('[x](https://site.example/about#team)')
  expect(convert('<h1>a</h1><a href="/x">x</a>', '')).toContain('[x](https://a.example/x)')
  expect(convert('<h1>a</h1><a href="mailto:a@b.example">x</a>')).toContain('[x](mailto:a@b.example)')
})

it('makes one link of a card, and keeps words apart that only their style separates', () => {
  expect(convert('<h1>a</h1><a href="/x"><h3>Title</h3><p>Text</p></a>')).toContain(
    '[Title Text](https://site.example/x)',
  )
  expect(convert('<h1>a</h1><p><span>Dhaka</span><span>Full-time</span></p>')).toContain('Dhaka Full-time')
})

it('leaves out what is not read: drawings, scripts, the path to the page, buttons, what is hidden', () => {
  const unread =
    '<nav>n1</nav><svg><title>n2</title></svg><script>n3</script><style>n4</style><button>n5</button>' +
    '<p hidden>n6</p><p aria-hidden="true"><label>n7<input></label></p><img src="/a.svg" alt=""><template>n8</template>'
  expect(convert(`<h1>a</h1>${unread}<p>b</p>`)).toBe('# a\n\nb\n')
})

it('shows pictures with words, tables, terms and code', () => {
  expect(convert('<h1>a</h1><img src="/a.png" alt="A [red] door">')).toContain(
    '![A red door](https://site.example/a.png)',
  )
  const table = '<table><tr><th>a</th><th>b|c</th></tr><tr><td>&lt;1&gt; <a href="/x">x</a></td></tr></table>'
  expect(convert(`<h1>a</h1>${table}`)).toContain(
    '| a | b\\|c |\n| --- | --- |\n| \\<1> [x](https://site.example/x) |  |',
  )
  expect(convert('<h1>a</h1><dl><dt>Place</dt><dd>Dhaka</dd></dl>')).toContain('**Place**\n\nDhaka')
  expect(convert('<h1>a</h1><pre data-language="ts">a  <span>b</span><span>c</span></pre>')).toContain('```ts\na')
})

it('keeps text that looks like HTML as text', () => {
  expect(convert('<h1>a</h1><p>A &lt;base&gt; &amp;lt;tag&amp;gt; &amp; b</p>')).toContain(
    'A \\<base> \\&lt;tag\\&gt; & b',
  )
})

it('lists what a form asks for, and where it is', () => {
  const honeypot = '<p aria-hidden="true"><label>Leave this empty<input></label></p>'
  const form = `<section id="form"><form method="POST"><label>First name<input></label><label>First name</label>${honeypot}<button>Send</button></form></section>`
  expect(convert(`<h1>a</h1>${form}`)).toBe(
    '# a\n\nForm ([fill it in on the page](https://site.example/about#form)):\n\n- First name\n',
  )
  expect(convert('<h1>a</h1><form><label>Search<input></label></form>')).toBe('# a\n')
})

it('names the address of the page itself, and converts nothing that takes too long', () => {
  const page = (main: string) => toPageMarkdown(`${head}<main>${main}</main>`, 'https://a.example')
  expect(page('<h1>a</h1>')?.canonical).toBe('https://site.example/about')
  expect(page(`<svg>${'a'.repeat(400_000)}</svg>b`)?.markdown).toContain('b')
  expect(page('a'.repeat(400_000))).toBeNull()
})

it('converts a table in a table once, and long gaps, without taking forever', () => {
  const depth = 40
  const nested = `${'<table><tr><td>'.repeat(depth)}loom${'</td></tr></table>'.repeat(depth)}`
  expect(convert(`<h1>a</h1>${nested}`)?.match(/loom/g)).toHaveLength(1)
  const gap = '\n'.repeat(200_000)
  expect(convert(`<h1>a</h1><pre>b${gap}c</pre>`)).toBe(`# a\n\n\`\`\`\nb${gap}c\n\`\`\`\n`)
})

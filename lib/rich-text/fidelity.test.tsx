import Quill from 'quill'
import { posts } from '../../content/posts/index.ts'
import { renderRichText } from './safe-html.ts'

const options = { siteUrl: 'https://site.example', mediaUrl: 'https://media.example' }
const SAMPLE = {
  ops: [
    { insert: 'Title' },
    { insert: '\n', attributes: { header: 2, align: 'center' } },
    { insert: 'Plain ' },
    { insert: 'bold', attributes: { bold: true } },
    { insert: ' and ' },
    { insert: 'both', attributes: { bold: true, italic: true } },
    { insert: ' and ' },
    { insert: 'linked', attributes: { link: 'https://other.example/' } },
    { insert: ' x' },
    { insert: '2', attributes: { script: 'super' } },
    { insert: '\n', attributes: { indent: 1 } },
    { insert: 'Quoted' },
    { insert: '\n', attributes: { blockquote: true } },
    { insert: 'one' },
    { insert: '\n', attributes: { list: 'ordered' } },
    { insert: 'inner' },
    { insert: '\n', attributes: { list: 'bullet', indent: 1 } },
    { insert: 'two' },
    { insert: '\n', attributes: { list: 'ordered' } },
    { insert: 'done' },
    { insert: '\n', attributes: { list: 'checked' } },
    { insert: 'const a = "<b>"' },
    { insert: '\n', attributes: { 'code-block': 'plain' } },
    { insert: '  indented' },
    { insert: '\n', attributes: { 'code-block': 'plain' } },
    { insert: { video: 'https://www.youtube.com/embed/dQw4w9WgXcQ' } },
    { insert: 'a' },
    { insert: '\n', attributes: { table: 'r1' } },
    { insert: 'b' },
    { insert: '\n', attributes: { table: 'r1' } },
    { insert: { image: 'https://media.example/a.png' } },
    { insert: '\n' },
  ],
}

const deltas = posts.flatMap(({ title, description }) =>
  typeof description === 'string' ? [] : [[title, description] as const],
)

/** Returns what the editor itself shows for a Delta. */
function edit(delta: object): HTMLElement {
  const place = document.createElement('div')
  document.body.append(place)
  const quill = new Quill(place, { modules: { table: true } })
  quill.setContents(delta as Parameters<typeof quill.setContents>[0])
  return quill.root
}

function read(delta: object): HTMLElement {
  const place = document.createElement('div')
  place.innerHTML = renderRichText(delta, options).html
  return place
}

const textOf = (root: Element) => {
  const copy = root.cloneNode(true) as Element
  for (const own of copy.querySelectorAll('.ql-ui, click-to-load, .checked, .unchecked')) own.remove()
  return (copy.textContent ?? '').replace(/\s+/g, '')
}
const textsOf = (root: Element, selector: string) => [...root.querySelectorAll(selector)].map((node) => textOf(node))

describe.each([['every format', SAMPLE] as const, ...deltas])('a Delta (%s)', (_title, delta) => {
  const editor = edit(delta)
  const page = read(delta)

  it('reads as it does in the editor', () => {
    expect(textOf(page)).toBe(textOf(editor))
  })

  it.each(['strong', 'em', 'a[href^="http"]', 'sup, sub', 'blockquote', 'td', '.ql-align-center', '.ql-align-right'])(
    'has the same %s',
    (selector) => {
      expect(textsOf(page, `${selector}:not(click-to-load *)`)).toEqual(textsOf(editor, selector))
    },
  )

  it('has the same headings, list items, pieces of code, pictures and videos', () => {
    expect(textsOf(page, 'h2, h3, h4, h5, h6')).toEqual(textsOf(editor, 'h1, h2, h3, h4, h5, h6'))
    expect(page.querySelectorAll('ol > li')).toHaveLength(editor.querySelectorAll('li[data-list="ordered"]').length)
    expect(page.querySelectorAll('ul > li:not(.check)')).toHaveLength(
      editor.querySelectorAll('li[data-list="bullet"]').length,
    )
    expect(page.querySelectorAll('li.check')).toHaveLength(editor.querySelectorAll('li[data-list$="checked"]').length)
    expect(textsOf(page, 'pre').join('')).toBe(textsOf(editor, '.ql-code-block').join(''))
    expect(page.querySelectorAll('img')).toHaveLength(editor.querySelectorAll('img').length)
    expect(page.querySelectorAll('figure.video')).toHaveLength(editor.querySelectorAll('iframe.ql-video').length)
  })

  it("comes out the same from the editor's own HTML", () => {
    expect(renderRichText(editor.innerHTML, options).html).toBe(page.innerHTML)
  })
})

it('covers Deltas that the site is seeded with', () => {
  expect(deltas.length).toBeGreaterThan(0)
})

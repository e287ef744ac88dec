import { getStored } from './contents'
import { createEditor } from './testing-editor'

function paste(ops: readonly object[], index: number, text: string, html = '') {
  const quill = createEditor(ops)
  quill.setSelection(index)
  quill.clipboard.onPaste({ index, length: 0 }, { text, html })
  return quill
}

const ADDRESS = 'https://vimeo.com/123456'
const VIDEO = { insert: { video: 'https://player.vimeo.com/video/123456?dnt=1' } }

it('makes a video of an address that is alone on its line, and undo gives back the address', () => {
  const quill = paste([{ insert: '\n' }], 0, ADDRESS)
  expect(getStored(quill).ops).toEqual([VIDEO, { insert: '\n' }])
  quill.history.undo()
  expect(getStored(quill).ops).toEqual([{ insert: `${ADDRESS}\n` }])
  const before = paste([{ insert: 'a\n\nb\n' }], 2, `${ADDRESS}\n`)
  expect(getStored(before).ops).toEqual([{ insert: 'a\n' }, VIDEO, { insert: 'b\n' }])
})

it('makes a link of another address', () => {
  const link = 'https://a.example/b'
  expect(getStored(paste([{ insert: '\n' }], 0, link)).ops).toEqual([
    { insert: link, attributes: { link } },
    { insert: '\n' },
  ])
})

it('keeps what is pasted with an address', () => {
  const shortened = 'https://a.example/long…'
  const html = '<p><a href="https://a.example/long/address">https://a.example/long…</a></p>'
  expect(getStored(paste([{ insert: '\n' }], 0, shortened, html)).ops[0]).toEqual({
    insert: shortened,
    attributes: { link: 'https://a.example/long/address' },
  })
  const beside = '<p><img src="/a.png" alt="A loom"></p><p>https://a.example/b</p>'
  const stored = getStored(paste([{ insert: '\n' }], 0, '', beside)).ops
  expect(stored[0]?.insert).toEqual({ image: '/a.png' })
})

it.each([
  ['words beside it', [{ insert: 'see \n' }], 4, ADDRESS],
  ['other schemes', [{ insert: '\n' }], 0, 'javascript:alert(1)'],
  ['more than an address', [{ insert: '\n' }], 0, `${ADDRESS} and more`],
  ['code', [{ insert: '\n', attributes: { 'code-block': 'sql' } }], 0, ADDRESS],
])('leaves text alone in %s', (_what, ops, index, text) => {
  const stored = getStored(paste(ops, index, text)).ops
  expect(stored.some(({ insert, attributes }) => typeof insert === 'object' || attributes?.link)).toBe(false)
})

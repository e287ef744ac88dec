import { getStored } from './contents'
import { findMarked } from './markdown'
import { createEditor, press, type } from './testing-editor'

const edit = (text: string, theme: 'snow' | 'bubble' = 'snow', ops: object[] = [{ insert: '\n' }]) => {
  const quill = createEditor(ops, theme)
  type(quill, text)
  return quill
}
const typed = (text: string, theme: 'snow' | 'bubble' = 'snow') => getStored(edit(text, theme)).ops

it.each([
  ['# Loom', [{ insert: 'Loom' }, { insert: '\n', attributes: { header: 1 } }]],
  ['## Loom', [{ insert: 'Loom' }, { insert: '\n', attributes: { header: 2 } }]],
  ['### Loom', [{ insert: 'Loom' }, { insert: '\n', attributes: { header: 3 } }]],
  ['> Loom', [{ insert: 'Loom' }, { insert: '\n', attributes: { blockquote: true } }]],
  ['- Loom', [{ insert: 'Loom' }, { insert: '\n', attributes: { list: 'bullet' } }]],
  ['1. Loom', [{ insert: 'Loom' }, { insert: '\n', attributes: { list: 'ordered' } }]],
  ['4. Loom', [{ insert: 'Loom' }, { insert: '\n', attributes: { list: 'ordered', start: '4' } }]],
  ['[x] Loom', [{ insert: 'Loom' }, { insert: '\n', attributes: { list: 'checked' } }]],
  ['```\nselect', [{ insert: 'select' }, { insert: '\n', attributes: { 'code-block': 'plain' } }]],
  ['```sql\nselect', [{ insert: 'select' }, { insert: '\n', attributes: { 'code-block': 'sql' } }]],
  ['---after', [{ insert: { divider: true } }, { insert: 'after\n' }]],
  ['a **bold** b', [{ insert: 'a ' }, { insert: 'bold', attributes: { bold: true } }, { insert: ' b\n' }]],
  ['*it* b', [{ insert: 'it', attributes: { italic: true } }, { insert: ' b\n' }]],
  ['(`x = 1`)', [{ insert: '(' }, { insert: 'x = 1', attributes: { code: true } }, { insert: ')\n' }]],
  ['~~old~~ new', [{ insert: 'old', attributes: { strike: true } }, { insert: ' new\n' }]],
  ['**তাঁত** বোনা', [{ insert: 'তাঁত', attributes: { bold: true } }, { insert: ' বোনা\n' }]],
  [
    'https://youtu.be/dQw4w9WgXcQ\n',
    [{ insert: { video: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ' } }, { insert: '\n' }],
  ],
  [
    'https://a.example/x\nb',
    [{ insert: 'https://a.example/x', attributes: { link: 'https://a.example/x' } }, { insert: '\nb\n' }],
  ],
])('formats %j while it is typed', (text, ops) => {
  expect(typed(text)).toEqual(ops)
})

it.each([
  '2*3*4',
  'a ** b ** c',
  '#hashtag',
  '#### four',
  'a # b',
  'snake_case_name',
  String.raw`\*stars*`,
  'see https://a.example/x\nb',
  'ftp://a.example/x\nb',
  'well --- yes',
])('leaves %j as it is', (text) => {
  expect(typed(text)).toEqual([{ insert: `${text}\n` }])
})

it('formats nothing in code, in a table, or across a picture', () => {
  for (const attributes of [{ 'code-block': 'sql' }, { table: 'row-1' }])
    expect(getStored(edit('# --- - ', 'snow', [{ insert: '\n', attributes }])).ops[0]?.insert).toBe('# --- - ')
  expect(
    getStored(edit('`a` **b**', 'snow', [{ insert: '\n', attributes: { 'code-block': 'sql' } }])).ops,
  ).toHaveLength(2)
  const quill = createEditor([{ insert: '**' }, { insert: { image: '/a.png' } }, { insert: '\n' }])
  quill.setSelection(3)
  type(quill, 'x**')
  expect(getStored(quill).ops.slice(0, 2)).toEqual([
    { insert: { image: '/a.png' }, attributes: { bold: true } },
    { insert: 'x', attributes: { bold: true } },
  ])
})

it('gives short texts only their own formats', () => {
  expect(typed('## a', 'bubble')).toEqual([{ insert: 'a' }, { insert: '\n', attributes: { header: 2 } }])
  for (const text of ['- a', '### a', '---', '`a`', '~~a~~', '```'])
    expect(typed(text, 'bubble')).toEqual([{ insert: `${text}\n` }])
})

it.each([
  ['# ', '# '],
  ['- ', '- '],
  ['```sql\n', '```sql\n'],
  ['---', '---'],
  ['**bold**', '**bold**'],
  ['https://youtu.be/dQw4w9WgXcQ\n', 'https://youtu.be/dQw4w9WgXcQ\n'],
])('gives back %j after one undo, and after Backspace', (text, given) => {
  const undone = edit(text)
  undone.history.undo()
  expect(getStored(undone).ops).toEqual([{ insert: `${given}\n` }])
  const backed = edit(text)
  press(backed, 'Backspace')
  expect(getStored(backed).ops).toEqual([{ insert: `${given}\n` }])
})

it('undoes nothing with a later Backspace', () => {
  const quill = edit('**bold** a')
  press(quill, 'Backspace')
  expect(getStored(quill).ops[0]).toEqual({ insert: 'bold', attributes: { bold: true } })
})

it('waits for the end of a composed word', () => {
  const quill = createEditor([{ insert: '\n' }])
  type(quill, '#')
  quill.composition.isComposing = true
  type(quill, ' ')
  expect(getStored(quill).ops).toEqual([{ insert: '# \n' }])
})

it('reads long lines in linear time', () => {
  expect(findMarked('*'.repeat(100_000))).toBeNull()
  expect(findMarked(`**${'a'.repeat(100_000)}**`)).toMatchObject({ format: 'bold', start: 0 })
})

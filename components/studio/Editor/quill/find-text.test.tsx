import { getStored } from './contents'
import { findMatches, replaceMatches } from './find-text'
import { createEditor } from './testing-editor'

const OPS = [
  { insert: 'Loom and ' },
  { insert: { image: '/a.png' } },
  { insert: ' LOOM', attributes: { bold: true } },
  { insert: '\nloom' },
  { insert: '\n', attributes: { header: 2 } },
]

it('finds each place of a text, beyond pictures and in any case', () => {
  const quill = createEditor(OPS)
  expect(findMatches(quill, 'loom', false).map(({ index }) => index)).toEqual([0, 11, 16])
  expect(findMatches(quill, 'loom', true)).toEqual([{ index: 16, length: 4 }])
  expect(findMatches(quill, 'İ', false)).toEqual([])
  expect(findMatches(createEditor([{ insert: 'İİ loom.\n' }]), 'LOOM', false)).toEqual([{ index: 3, length: 4 }])
  expect(findMatches(quill, '.', false)).toEqual([])
  expect(findMatches(quill, '', false)).toEqual([])
})

it('replaces all as one step, with the formats of what was there', () => {
  const quill = createEditor(OPS)
  const before = getStored(quill)
  replaceMatches(quill, findMatches(quill, 'loom', false), 'তাঁত')
  expect(getStored(quill).ops).toEqual([
    { insert: 'তাঁত and ' },
    { insert: { image: '/a.png' } },
    { insert: ' তাঁত', attributes: { bold: true } },
    { insert: '\nতাঁত' },
    { insert: '\n', attributes: { header: 2 } },
  ])
  quill.history.undo()
  expect(getStored(quill)).toEqual(before)
})

it('replaces with nothing, and with what it looks for', () => {
  const quill = createEditor([{ insert: 'aaa\n' }])
  replaceMatches(quill, findMatches(quill, 'a', false), 'aa')
  expect(getStored(quill).ops).toEqual([{ insert: 'aaaaaa\n' }])
  replaceMatches(quill, findMatches(quill, 'aa', false), '')
  expect(getStored(quill).ops).toEqual([{ insert: '\n' }])
})

import { EMPTY_STUDY } from '../../backend/study-content.ts'
import { comparePieces, mergePieces } from './compare-pieces.ts'

const base = { ...EMPTY_STUDY, title: 'A till', description: 'One.\nTwo.', tags: ['a'] }

it('the differences of a case study are its parts, line by line', () => {
  const results = [{ metric: 'shops', value: '40', improvement: true, description: '' }]
  expect(comparePieces(base, { ...base, description: 'One.\nThree.', results })).toEqual([
    {
      field: 'description',
      rows: [
        { kind: 'same', text: 'One.' },
        { kind: 'removed', text: 'Two.' },
        { kind: 'added', text: 'Three.' },
      ],
    },
    { field: 'results', rows: [{ kind: 'added', text: 'shops · 40' }] },
  ])
  expect(comparePieces(base, base)).toEqual([])
})

it('two changes of different parts are merged, and of the same part mine counts', () => {
  const mine = { ...base, title: 'My till', tags: ['a', 'b'] }
  const theirs = { ...base, title: 'Their till', description: 'Other.' }
  expect(mergePieces(base, mine, theirs)).toEqual({
    content: { ...base, title: 'My till', tags: ['a', 'b'], description: 'Other.' },
    clashes: ['title'],
  })
})

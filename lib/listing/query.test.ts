import fc from 'fast-check'
import { EMPTY_QUERY, isSameQuestion, readQuery, toSearch } from './query.ts'

describe('a listing’s question in the address', () => {
  it('comes back as it was asked', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 50 })
    fc.assert(
      fc.property(text, text, text, fc.integer({ min: 1, max: 9_999 }), (q, category, department, page) => {
        const query = { ...EMPTY_QUERY, q, category, department, page }
        expect(readQuery(toSearch(query))).toEqual(query)
      }),
    )
  })

  it('is empty while nothing is asked', () => {
    expect(toSearch(EMPTY_QUERY)).toBe('')
  })

  it('writes only what the page itself does not answer', () => {
    const devops = { ...EMPTY_QUERY, category: 'devops' }
    expect(toSearch({ ...devops, q: 'backup' }, devops)).toBe('?q=backup')
    expect(readQuery('?q=backup', devops)).toEqual({ ...devops, q: 'backup' })
  })

  it.each(['0', '-1', '1.5', 'x', '1e9', ''])('takes page "%s" for no page', (page) => {
    expect(readQuery(`?page=${page}`).page).toBe(1)
  })

  it('is the same however far one has leafed', () => {
    expect(isSameQuestion({ ...EMPTY_QUERY, page: 7 }, EMPTY_QUERY)).toBe(true)
    expect(isSameQuestion({ ...EMPTY_QUERY, q: 'x' }, EMPTY_QUERY)).toBe(false)
  })
})

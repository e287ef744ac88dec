import fc from 'fast-check'
import { isUnfiltered, NO_QUERY, readPageNumber, readQuery, toSearch } from './query.ts'

describe('a query in the address', () => {
  it('comes back as it was asked', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 50 })
    fc.assert(
      fc.property(text, text, text, fc.integer({ min: 1, max: 9_999 }), (search, category, topic, page) => {
        const query = { ...NO_QUERY, search, category, topic, page }
        expect(readQuery(toSearch(query))).toEqual(query)
      }),
    )
  })

  it('is empty while nothing is asked', () => {
    expect(toSearch(NO_QUERY)).toBe('')
  })

  it.each(['0', '-1', '1.5', 'x', '1e9', ''])('takes page "%s" for no page', (page) => {
    expect(readQuery(`?page=${page}`).page).toBe(1)
  })

  it('filters nothing as long as it only asks for more', () => {
    expect(isUnfiltered({ ...NO_QUERY, page: 7 })).toBe(true)
    expect(isUnfiltered({ ...NO_QUERY, search: 'x' })).toBe(false)
  })
})

it('the number of a further page has one spelling in an address', () => {
  expect(['2', '3', '1', '0', '4', '02', '2.0', 'x', ''].map((text) => readPageNumber(text, 3))).toEqual([
    2,
    3,
    ...Array.from({ length: 7 }, () => null),
  ])
})

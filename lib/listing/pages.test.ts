import { readPageNumber, toListingPage } from './pages.ts'

describe('pages of a list', () => {
  const list = Array.from({ length: 20 }, (_, index) => index)

  it('hold what is theirs, and nothing twice', () => {
    const pages = [1, 2, 3].map((page) => toListingPage(list, page, 9))
    expect(pages.flatMap(({ items }) => items)).toEqual(list)
    expect(pages.map(({ pages: count, total }) => [count, total])).toEqual([
      [3, 20],
      [3, 20],
      [3, 20],
    ])
  })

  it('are at least one, and empty past the end', () => {
    expect(toListingPage([], 1, 9)).toEqual({ items: [], total: 0, page: 1, pages: 1 })
    expect(toListingPage(list, 4, 9).items).toEqual([])
  })

  it('beyond the first have a number in their address, and no other spelling of it', () => {
    expect(['2', '3', '1', '0', '4', '02', '2.0', 'x', ''].map((text) => readPageNumber(text, 3))).toEqual([
      2,
      3,
      ...Array.from({ length: 7 }, () => null),
    ])
  })
})

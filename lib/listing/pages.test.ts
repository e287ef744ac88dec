import { MOST_PAGES, readPageNumber, toListingPage } from './pages.ts'

describe('pages of a list', () => {
  const list = Array.from({ length: 20 }, (_, index) => index)

  it('are shown from the first on, as somebody has asked for more', () => {
    expect([1, 2, 3, 4].map((page) => toListingPage(list, page, 9).items.length)).toEqual([9, 18, 20, 20])
    expect(toListingPage(list, 2, 9)).toMatchObject({ total: 20, pages: 3 })
  })

  it('that stand alone hold what is theirs, and nothing twice', () => {
    expect([1, 2, 3].flatMap((page) => toListingPage(list, page, 9, page).items)).toEqual(list)
  })

  it('are at least one, and at most twenty at once', () => {
    expect(toListingPage([], 1, 9)).toEqual({ items: [], total: 0, pages: 1 })
    const many = Array.from({ length: 500 }, (_, index) => index)
    expect(toListingPage(many, 9_000, 9).items).toHaveLength(MOST_PAGES * 9)
    expect(toListingPage(many, 50, 9, 50).items[0]).toBe(441)
  })

  it('beyond the first have a number in their address, and no other spelling of it', () => {
    expect(['2', '3', '1', '0', '4', '02', '2.0', 'x', ''].map((text) => readPageNumber(text, 3))).toEqual([
      2,
      3,
      ...Array.from({ length: 7 }, () => null),
    ])
  })
})

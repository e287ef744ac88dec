import { findItems, MAX_PAGES } from './find-items.ts'
import { NO_QUERY } from './query.ts'

describe('pages of a list', () => {
  const list = Array.from({ length: 20 }, (_, index) => index)
  const toPage = (items: number[], page: number, from = 1) =>
    findItems(items, { ...NO_QUERY, page }, { pageSize: 9, toText: String, isInCategory: () => true, sorts: {} }, from)

  it('are shown from the first on, up to what was asked for', () => {
    expect([1, 2, 3, 4].map((page) => toPage(list, page).items.length)).toEqual([9, 18, 20, 20])
    expect(toPage(list, 2)).toMatchObject({ total: 20, pages: 3 })
  })

  it('with addresses of their own have their own items, and no item twice', () => {
    expect([1, 2, 3].flatMap((page) => toPage(list, page, page).items)).toEqual(list)
  })

  it('are at least one, and at most twenty at once', () => {
    expect(toPage([], 1)).toEqual({ items: [], total: 0, pages: 1 })
    const many = Array.from({ length: 500 }, (_, index) => index)
    expect(toPage(many, 9_000).items).toHaveLength(MAX_PAGES * 9)
    expect(toPage(many, 50, 50).items[0]).toBe(441)
  })
})

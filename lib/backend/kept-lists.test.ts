import { getKeptList, keepList } from './kept-lists.ts'

describe('lists kept in memory', () => {
  it('are found by their names, the very same', () => {
    const [one, two] = [[], []]
    const [first, second] = [keepList(one), keepList(two)]
    expect(getKeptList(first)).toBe(one)
    expect(getKeptList(second)).toBe(two)
  })

  it('are few: an old one makes room', () => {
    const names = Array.from({ length: 5 }, () => keepList([]))
    expect(names.map((name) => getKeptList(name) !== null)).toEqual([false, false, true, true, true])
  })

  it('are unknown under other names', () => {
    expect(getKeptList('of another process')).toBeNull()
  })
})

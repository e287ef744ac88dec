import { getKeptList, keepList } from './kept-lists.ts'

describe('lists kept in memory', () => {
  it('are found by their names, the very same', () => {
    const [one, two] = [[], []]
    const [first, second] = [keepList('posts', one), keepList('posts', two)]
    expect(getKeptList('posts', first)).toBe(one)
    expect(getKeptList('posts', second)).toBe(two)
  })

  it('are few: an old one makes room, a kind for itself', () => {
    const job = keepList('jobs', [])
    const names = Array.from({ length: 5 }, () => keepList('posts', []))
    expect(names.map((name) => getKeptList('posts', name) !== null)).toEqual([false, false, true, true, true])
    expect(getKeptList('jobs', job)).not.toBeNull()
  })

  it('are unknown under other names', () => {
    expect(getKeptList('posts', 'of another process')).toBeNull()
  })
})

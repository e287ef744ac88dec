import { findCopies, openCopies, toCopyKey } from './local-copies.ts'

function createStorage(most = Number.POSITIVE_INFINITY) {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > most) throw new Error('QuotaExceededError')
      items.set(key, value)
    },
    removeItem: (key: string) => void items.delete(key),
    key: (index: number) => [...items.keys()][index] ?? null,
    get length() {
      return items.size
    },
  }
}

const base = { version: 1, updatedAt: '', updatedBy: 'me', content: 'before' }
const isText = (value: unknown): value is string => typeof value === 'string'
const find = (storage: ReturnType<typeof createStorage>, open: string[] = []) =>
  findCopies(storage, 'post p1', (key) => open.includes(key), isText).map(({ content }) => content)

describe('copies in the browser', () => {
  it('are found by the next page, the latest first, but not those of pages that are open', () => {
    const storage = createStorage()
    const [first, second] = [toCopyKey('post p1', 'a'), toCopyKey('post p1', 'b')]
    openCopies<string>(storage, first).keep({ base, at: 1, content: 'earlier' })
    openCopies<string>(storage, second).keep({ base, at: 2, content: 'later' })
    openCopies<string>(storage, toCopyKey('post p10', 'c')).keep({ base, at: 3, content: 'another post' })
    expect(find(storage)).toEqual(['later', 'earlier'])
    expect(find(storage, [second])).toEqual(['earlier'])
  })

  it('are gone once the server has the text', () => {
    const storage = createStorage()
    const copies = openCopies<string>(storage, toCopyKey('post p1', 'a'))
    copies.keep({ base, at: 1, content: 'text' })
    copies.forget()
    expect(find(storage)).toEqual([])
  })

  it('say where the browser has no room, and ignore what is no copy', () => {
    const storage = createStorage(40)
    expect(openCopies<string>(storage, 'k').keep({ base, at: 1, content: 'x'.repeat(100) })).toBe(false)
    storage.setItem(toCopyKey('post p1', 'a'), '{"base":"1"}')
    storage.setItem(toCopyKey('post p1', 'b'), 'no JSON')
    storage.setItem(toCopyKey('post p1', 'c'), 'null')
    storage.setItem(toCopyKey('post p1', 'd'), '{"base":1,"at":1,"content":"text"}')
    expect(find(storage)).toEqual([])
  })
})

import { findCopies, keepCopy, removeCopy, toCopyKey } from './local-copies.ts'

const base = { version: 1, updatedAt: '', updatedBy: 'me', content: { text: 'before' } }
const toCopy = (at: number, text: string) => ({ base, at, content: { text } })
const find = (open: string[] = []) => findCopies('post p1', open, { text: '' }).map(({ content }) => content.text)

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

describe('copies in the browser', () => {
  it('are found by the next page, the latest first, but not those of pages that are open', () => {
    keepCopy(toCopyKey('post p1', 'a'), toCopy(1, 'earlier'))
    keepCopy(toCopyKey('post p1', 'b'), toCopy(2, 'later'))
    keepCopy(toCopyKey('post p10', 'c'), toCopy(3, 'another post'))
    expect(find()).toEqual(['later', 'earlier'])
    expect(find(['b'])).toEqual(['earlier'])
  })

  it('are gone once the server has the text', () => {
    const key = toCopyKey('post p1', 'a')
    keepCopy(key, toCopy(1, 'text'))
    removeCopy(key)
    expect(find()).toEqual([])
  })

  it('say where the browser has no room, or allows no storage', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError')
    })
    expect(keepCopy('k', toCopy(1, 'text'))).toBe(false)
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('', 'SecurityError')
    })
    expect(() => removeCopy('k')).not.toThrow()
  })

  it.each([
    '{"base":"1"}',
    'no JSON',
    'null',
    '',
    '{"base":1,"at":1,"content":{"text":"x"}}',
    '{"base":{"version":1,"content":{}},"at":1,"content":{"text":"x"}}',
    '{"base":{"version":1,"content":{"text":""}},"at":1,"content":{"text":{}}}',
  ])('take %s for no copy', (text) => {
    localStorage.setItem(toCopyKey('post p1', 'a'), text)
    expect(find()).toEqual([])
  })
})

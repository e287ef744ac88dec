import { act, renderHook } from '@testing-library/react'
import { useQuery } from './use-query'

describe('the query of a list', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    history.replaceState(null, '', '/blog')
  })
  afterEach(() => jest.useRealTimers())

  function type(words: string) {
    const writes = jest.spyOn(History.prototype, 'replaceState')
    const hook = renderHook(() => useQuery())
    writes.mockClear()
    for (const end of words.split('').keys()) {
      act(() => hook.result.current.setQuery({ q: words.slice(0, end + 1) }, 'replace'))
      act(() => jest.advanceTimersByTime(20))
    }
    return { ...hook, writes }
  }

  it('follows every key, and writes the address less often than browsers allow', () => {
    const { result, writes } = type('a search that somebody types faster than others read')
    expect(result.current.search).toMatch(/others\+read$/)
    expect(writes.mock.calls.length).toBeLessThanOrEqual(4)
    act(() => jest.advanceTimersByTime(400))
    expect(location.search).toBe(result.current.search)
  })

  it('is in the address before the reader leaves, and before the next entry of the history', () => {
    const { result } = type('ledger')
    act(() => void dispatchEvent(new Event('pagehide')))
    expect(location.search).toBe('?q=ledger')
    act(() => result.current.setQuery({ q: 'ledgers' }, 'replace'))
    act(() => result.current.setQuery({ topic: 'CSS' }))
    expect(location.search).toBe('?q=ledgers&topic=CSS')
  })

  it('gives up what was typed when the reader goes back', () => {
    const { result } = type('ledger')
    act(() => result.current.setQuery({ q: 'ledger book' }, 'replace'))
    history.replaceState(null, '', '/blog?topic=CSS')
    act(() => void dispatchEvent(new PopStateEvent('popstate')))
    act(() => jest.advanceTimersByTime(400))
    expect([result.current.search, location.search]).toEqual(['?topic=CSS', '?topic=CSS'])
  })
})

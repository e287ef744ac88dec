import fc from 'fast-check'
import { NO_QUERY } from './query.ts'
import { isSearchPage, readSegment, toSearchPage, toSegment } from './search-page.ts'

const react = { ...NO_QUERY, search: 'react', sort: 'title' }

describe('a query of a listing on the server', () => {
  it('is answered by a page whose path holds it, and keeps its query', () => {
    const page = toSearchPage('/careers?sort=title&search=react')
    expect(page).toBe(`/careers/search/${toSegment(react)}?sort=title&search=react`)
    expect(isSearchPage(page)).toBe(true)
    expect(readSegment(toSegment(react))).toEqual(react)
  })

  it.each(['/blog', '/careers', '/journal', '/case-studies'])('of %s has such a page', (listing) => {
    expect(toSearchPage(`${listing}?category=ai`)).toContain(`${listing}/search/`)
  })

  it('is only one where a listing is asked for what it knows', () => {
    for (const url of [
      '/careers',
      '/careers?',
      '/blog?utm_source=x',
      '/blog?search=',
      '/blog/page/2?search=a',
      '/?search=a',
    ]) {
      expect(toSearchPage(url)).toBe(url)
      expect(isSearchPage(url)).toBe(false)
    }
  })

  it('comes back whatever was typed, and never breaks', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 50 })
    fc.assert(
      fc.property(text, (search) => expect(readSegment(toSegment({ ...react, search }))).toEqual({ ...react, search })),
    )
    fc.assert(fc.property(fc.string(), (segment) => void readSegment(segment)))
  })
})

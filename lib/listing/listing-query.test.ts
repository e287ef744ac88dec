import fc from 'fast-check'
import { findAnswer } from './answered.ts'
import { answer, readQuestion, toListingUrl, toQuestion } from './listing-query.ts'
import { toListingPage } from './pages.ts'
import { EMPTY_QUERY, type ListingQuery } from './query.ts'

const react = { ...EMPTY_QUERY, q: 'react', sort: 'title' }
const numbers = Array.from({ length: 25 }, (_, index) => index)
const getPage = async ({ page }: ListingQuery) => toListingPage(numbers, page, 10)

describe('a listing’s question on the server', () => {
  it('is answered at a path that holds it, and keeps its query', () => {
    expect(toListingUrl('/careers?sort=title&q=react')).toBe(`/careers/asked/${toQuestion(react)}?sort=title&q=react`)
    expect(readQuestion(toQuestion(react))).toEqual(react)
  })

  it('is only one where a listing is asked for what it knows', () => {
    for (const url of ['/careers', '/careers?', '/careers?utm_source=x', '/careers?q=', '/careers/page/2?q=a', '/?q=a'])
      expect(toListingUrl(url)).toBe(url)
  })

  it('comes back whatever was typed, and never breaks', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 50 })
    fc.assert(fc.property(text, (q) => expect(readQuestion(toQuestion({ ...react, q }))).toEqual({ ...react, q })))
    fc.assert(fc.property(fc.string(), (segment) => void readQuestion(segment)))
  })

  it('is answered with all pages up to the one asked for, and with none past the end', async () => {
    const two = await answer({ ...react, page: 2 }, getPage)
    expect(two?.pages.map(({ items }) => items.length)).toEqual([10, 10])
    const all = await answer({ ...react, page: 9_000 }, getPage)
    expect([all?.query.page, all?.pages.length]).toEqual([3, 3])
    expect(findAnswer(all, { ...react, page: 3 })?.items).toHaveLength(5)
    expect(findAnswer(all, { ...react, q: 'other' })).toBeUndefined()
    expect(await answer(undefined, getPage)).toBeUndefined()
  })
})

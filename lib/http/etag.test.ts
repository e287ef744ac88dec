import { hasTag, toEtag } from './etag.ts'

describe('a tag', () => {
  it('is the same for the same text and another for another, in the form that a header takes', () => {
    expect(toEtag('<feed/>')).toMatch(/^"[\w-]{22}"$/)
    expect(toEtag('<feed/>')).toBe(toEtag('<feed/>'))
    expect(toEtag('<feed />')).not.toBe(toEtag('<feed/>'))
  })

  it.each(['"a"', 'W/"a"', '"b", "a"', '"b",W/"a" ', '*'])('is found in %s', (header) => {
    expect(hasTag(header, '"a"')).toBe(true)
  })

  it.each(['', '"b"', 'a', '"a', null, undefined])('is not found in %s', (header) => {
    expect(hasTag(header, '"a"')).toBe(false)
  })
})

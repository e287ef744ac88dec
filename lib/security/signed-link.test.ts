import fc from 'fast-check'
import { openSignedLink, signLink } from './signed-link.ts'

const key = Buffer.from('a key only the tests know')
const now = Date.now()
const issued = { link: 'uploads/0123.pdf', field: 'resume', name: 'résumé.pdf' }

describe('signed upload links', () => {
  it('open as they were issued', () =>
    expect(openSignedLink(signLink(issued, now, key), 'resume', now, key)).toEqual(issued))

  it('serve the field they were issued for, for a day', () => {
    expect(openSignedLink(signLink(issued, now, key), 'coverLetterFile', now, key)).toBeNull()
    const dayAndMore = now + 25 * 60 * 60 * 1000
    expect(openSignedLink(signLink(issued, now, key), 'resume', dayAndMore, key)).toBeNull()
  })

  it('do not open after any change, and never throw', () => {
    const signed = signLink(issued, now, key)
    const change = fc.tuple(fc.nat(signed.length - 1), fc.string({ minLength: 1, maxLength: 3 }))
    fc.assert(
      fc.property(change, ([at, text]) => {
        const changed = signed.slice(0, at) + text + signed.slice(at + text.length)
        // Base64url ignores the last bits of a final character, so another spelling of the same bytes may pass.
        const opened = openSignedLink(changed, 'resume', now, key)
        if (opened) expect(opened).toEqual(issued)
        if (changed.split('.')[0] !== signed.split('.')[0]) expect(opened).toBeNull()
      }),
      { numRuns: 2_000 },
    )
    for (const text of ['', '.', 'a.b', 'uploads/0123.pdf', 'x'.repeat(1_000_000)]) {
      expect(openSignedLink(text, 'resume', now, key)).toBeNull()
    }
  })
})

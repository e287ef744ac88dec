import fc from 'fast-check'
import { toSlug } from './slug.ts'

describe('a slug', () => {
  it.each([
    ['AI & Machine Learning', 'ai-and-machine-learning'],
    ["Don't migrate on a Friday!", 'dont-migrate-on-a-friday'],
    ['Café Münchën', 'cafe-munchen'],
    ['  --  C++20: what’s new? ', 'c-20-whats-new'],
    ['🚀', ''],
    ['বাংলা', 'bangla'],
    ['বাংলাদেশে প্রযুক্তি ২০২৬', 'bangladeshe-projukti-2026'],
    ['নকশি কাঁথা', 'nokoshi-kantha'],
    ['সময়', 'somoy'],
    ['বড়', 'bor'],
    ['ব্যবসা', 'byobosa'],
    ['नमस्ते', 'namaste'],
    ['Привет, мир: объём', 'privet-mir-obem'],
    ['Αθήνα', 'athina'],
    ['Straße nach Łódź', 'strasse-nach-lodz'],
    ['ÄÖ', 'ao'],
    ['a draft-', 'a-draft'],
  ])('of "%s" is "%s"', (text, slug) => {
    expect(toSlug(text)).toBe(slug)
  })

  it('ends at a word', () => {
    expect(toSlug('moving a payment ledger without stopping the shop', 20)).toBe('moving-a-payment')
    expect(toSlug('moving-a-payment x', 16)).toBe('moving-a-payment')
    expect(toSlug('x'.repeat(90))).toHaveLength(60)
  })

  it('tells two texts apart in a script without a Latin spelling', () => {
    expect(toSlug('東京')).toMatch(/^x[a-z0-9]+$/)
    expect(toSlug('東京')).not.toBe(toSlug('大阪'))
    expect(toSlug('東京')).toBe(toSlug('東京'))
  })

  it('is always safe in an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const slug = toSlug(text)
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
        expect(slug.length).toBeLessThanOrEqual(60)
      }),
    )
  })
})

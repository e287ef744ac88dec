import fc from 'fast-check'
import { toSlug } from './slug.ts'

describe('a slug', () => {
  it.each([
    ['AI & Machine Learning', 'ai-and-machine-learning'],
    ["Don't migrate on a Friday!", 'dont-migrate-on-a-friday'],
    ['Café Münchën', 'cafe-munchen'],
    ['  --  C++20: what’s new? ', 'c-20-whats-new'],
    ['🚀', ''],
  ])('of "%s" is "%s"', (text, slug) => {
    expect(toSlug(text)).toBe(slug)
  })

  it('ends at a word', () => {
    expect(toSlug('moving a payment ledger without stopping the shop', 20)).toBe('moving-a-payment')
    expect(toSlug('moving-a-payment x', 16)).toBe('moving-a-payment')
    expect(toSlug('x'.repeat(90))).toHaveLength(60)
  })

  it('tells two texts in another script apart', () => {
    expect(toSlug('বাংলা')).toMatch(/^x[a-z0-9]+$/)
    expect(toSlug('বাংলা')).not.toBe(toSlug('ঢাকা'))
    expect(toSlug('বাংলা')).toBe(toSlug('বাংলা'))
  })

  it('is always safe in an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(toSlug(text)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
        expect(toSlug(text).length).toBeLessThanOrEqual(60)
      }),
    )
  })
})

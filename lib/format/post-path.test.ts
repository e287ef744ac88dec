import fc from 'fast-check'
import { isPostPath, readPostPath, toPostPath } from './post-path.ts'

const anyId = fc.oneof(
  fc.nat().map(String),
  fc.uuid(),
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 24, maxLength: 24 }),
  fc.string({
    unit: fc.constantFrom('-', '_', '~', '/', '%', '.', 'a', '7', ' ', 'ঢ', '🚀'),
    minLength: 1,
    maxLength: 40,
  }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 100 }),
  fc.string({ unit: fc.constantFrom('\ud83d', '\udc00', '\u0000', '\\'), minLength: 1, maxLength: 5 }),
)

describe("a post's address", () => {
  it('is readable', () => {
    expect(toPostPath({ id: '42', title: 'Moving a ledger' })).toBe('moving-a-ledger-42')
    expect(toPostPath({ id: '650e1f2ab3c4d5e6f7a8b9c0', title: 'C++' })).toBe('c-650e1f2ab3c4d5e6f7a8b9c0')
    expect(toPostPath({ id: '550e8400-e29b-41d4-a716-446655440000', title: 'A b' })).toBe(
      'a-b-550e8400_e29b_41d4_a716_446655440000',
    )
    expect(toPostPath({ id: 'a/b', title: '🚀' })).toBe('a~002fb')
  })

  it('has the slug of its own where it has one, whatever that is', () => {
    expect(toPostPath({ id: '42', title: 'Moving a ledger', slug: 'ledgers' })).toBe('ledgers-42')
    expect(toPostPath({ id: '42', title: 'Moving a ledger', slug: 'A/b?c' })).toBe('a-b-c-42')
    expect(toPostPath({ id: '42', title: 'Moving a ledger', slug: '' })).toBe('moving-a-ledger-42')
    expect(isPostPath('moving-a-ledger-42', { id: '42', title: 'Moving a ledger', slug: 'ledgers' })).toBe(false)
  })

  it('brings any id back exactly, first, also when a browser or proxy encoded it', () => {
    fc.assert(
      fc.property(anyId, fc.string({ unit: 'binary' }), (id, title) => {
        const path = toPostPath({ id, title })
        expect(path).toMatch(/^[A-Za-z0-9_~-]+$/)
        expect(readPostPath(path)[0]).toBe(id)
        expect(readPostPath(path.replace(/[_~-]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`))[0]).toBe(id)
        expect(isPostPath(path, { id, title })).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })

  it('is the only canonical one', () => {
    const post = { id: '42', title: 'Moving a ledger' }
    expect(isPostPath('42', post)).toBe(false)
    expect(isPostPath('an-older-title-42', post)).toBe(false)
    expect(isPostPath('Moving-a-ledger-42', post)).toBe(false)
    expect(isPostPath('%E0%A4%A', post)).toBe(false)
  })

  it('still finds the post under an outdated slug or a bare id', () => {
    expect(readPostPath('an-older-title-42')[0]).toBe('42')
    expect(readPostPath('42')).toEqual(['42'])
    fc.assert(
      fc.property(
        anyId.filter((id) => id.length <= 200 && id.isWellFormed()),
        (id) => {
          expect(readPostPath(encodeURIComponent(id))).toContain(id)
        },
      ),
    )
  })

  it('takes a bare UUID for what it is', () => {
    expect(readPostPath('550e8400-e29b-41d4-a716-446655440000')[0]).toBe('550e8400-e29b-41d4-a716-446655440000')
  })

  it('never throws, and names nothing for broken or endless segments', () => {
    for (const segment of ['', '%', '%E0%A4%A', 'x'.repeat(5_000), '%41'.repeat(700)]) {
      expect(readPostPath(segment)).toEqual([])
    }
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (segment) => {
        expect(readPostPath(segment).length).toBeLessThanOrEqual(2)
      }),
    )
  })

  it('fits into a file name while its id does', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '-', '7'), minLength: 1, maxLength: 200 }),
        fc.string(),
        (id, title) => {
          expect(toPostPath({ id, title }).length).toBeLessThanOrEqual(201)
        },
      ),
    )
  })
})

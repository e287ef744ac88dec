import { matchesWords } from './matches.ts'

describe('searching by words', () => {
  const texts = ['Moving a ledger', 'PostgreSQL', 'Café']

  it('finds every word, in any order and any text', () => {
    expect(matchesWords('postgres moving', texts)).toBe(true)
    expect(matchesWords('postgres mysql', texts)).toBe(false)
  })

  it('minds neither case nor accents', () => {
    expect(matchesWords('CAFE', texts)).toBe(true)
  })

  it('finds everything while nothing is asked', () => {
    expect(matchesWords('   ', texts)).toBe(true)
  })
})

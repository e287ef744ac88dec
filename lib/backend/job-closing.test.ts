import { isOpen } from './job-closing.ts'

const at = (time: string) => new Date(time)

describe('a position', () => {
  it('without a closing day stays open', () => {
    expect(isOpen({})).toBe(true)
    expect(isOpen({ closingDate: null })).toBe(true)
  })

  it('is open to the end of its closing day where the company is, six hours east of Greenwich', () => {
    const job = { closingDate: '2026-12-15' }
    expect(isOpen(job, at('2026-12-15T17:59:00Z'))).toBe(true)
    expect(isOpen(job, at('2026-12-15T18:01:00Z'))).toBe(false)
  })
})

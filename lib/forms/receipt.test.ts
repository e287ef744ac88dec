import { routes } from '../routes.ts'
import { readReceipt } from './receipt.ts'

const read = (address: string) => readReceipt(Object.fromEntries(new URL(address, 'http://site.example').searchParams))

describe('the page on which a form without scripts ends', () => {
  it('reads back what its address says', () => {
    expect(read(routes.contactSent('NK-7F3K-2M9Q'))).toEqual({
      reference: 'NK-7F3K-2M9Q',
      isHeld: false,
      candidateToken: null,
    })
    expect(read(routes.contactSent(null, true))).toEqual({ reference: null, isHeld: true, candidateToken: null })
    expect(read(routes.jobSubmitted('x', 'NK-1', { candidateToken: 'a.b' }))).toEqual({
      reference: 'NK-1',
      isHeld: false,
      candidateToken: 'a.b',
    })
  })

  it('shows no text that is not ours', () => {
    for (const reference of ['<b>x</b>', 'x'.repeat(41), 'call 01711 000000'])
      expect(read(routes.contactSent(reference)).reference).toBeNull()
    expect(readReceipt({ ref: ['a', 'b'], own: ['a', 'b'] })).toMatchObject({ reference: null, candidateToken: null })
  })
})

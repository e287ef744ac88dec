import { toProportion } from './proportion.ts'

describe('a figure as a row of stitches', () => {
  it('counts percentages, shares and weeks', () => {
    expect(toProportion('68%')).toEqual({ part: 68, of: 100 })
    expect(toProportion('4 in 10')).toEqual({ part: 4, of: 10 })
    expect(toProportion('11 weeks')).toEqual({ part: 11, of: 52 })
  })

  it('never sews more stitches than there are', () => {
    expect(toProportion('300%')).toEqual({ part: 100, of: 100 })
    expect(toProportion('12 in 10')).toEqual({ part: 10, of: 10 })
  })

  it('leaves figures alone that are no share of anything', () => {
    expect(toProportion('500+')).toBeNull()
    expect(toProportion('')).toBeNull()
  })
})

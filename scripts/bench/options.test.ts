import { getMedian } from './median.ts'
import { readOptions } from './options.ts'

describe('the flags of the bench', () => {
  it('ask for five runs of everything when there are none', () => {
    expect(readOptions([])).toEqual({ runs: 5, only: null, load: true })
  })

  it('make it shorter', () => {
    expect(readOptions(['--runs', '1', '--only', 'home,article', '--no-load'])).toEqual({
      runs: 1,
      only: ['home', 'article'],
      load: false,
    })
  })

  it('are refused when they mean nothing', () => {
    expect(() => readOptions(['--runs', 'many'])).toThrow('whole number')
    expect(() => readOptions(['--fast'])).toThrow()
  })
})

describe('the median', () => {
  it('is a value that was seen', () => {
    expect(getMedian([9, 1, 5])).toBe(5)
    expect(getMedian([4, 1, 3, 2])).toBe(2)
  })
})

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

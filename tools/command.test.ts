import { readOptions } from './command.ts'

const defaults = { runs: 5, only: '', 'no-load': false as const }

describe('the options of a tool', () => {
  it('are the defaults when none are given', () => {
    expect(readOptions(defaults, [])).toEqual(defaults)
  })

  it('take a number, a text, or nothing', () => {
    const args = ['--runs', '1', '--only', 'home,article', '--no-load']
    expect(readOptions(defaults, args)).toEqual({ runs: 1, only: 'home,article', 'no-load': true })
  })

  it('are refused when they mean nothing', () => {
    expect(() => readOptions(defaults, ['--runs', 'many'])).toThrow('--runs takes a number.')
    expect(() => readOptions(defaults, ['--runs', '-1'])).toThrow()
    expect(() => readOptions(defaults, ['--fast'])).toThrow()
  })
})

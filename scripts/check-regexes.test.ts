import { findRegexes } from './find-regexes.ts'
import { findProblems } from './slow-regexes.ts'

const find = (code: string) => findRegexes('a.tsx', code)

describe('the check of regular expressions', () => {
  it.each([
    ['a search that begins again at each place', 'const TAG = /<O[^>]*>/g'],
    ['spaces before something', String.raw`const parts = header.split(/\s*;\s*q=/)`],
    ['signs at the end', "const bare = text.replace(/=+$/, '')"],
    ['a repetition in a repetition', 'const isRight = (text: string) => /^(a+)+$/.test(text)'],
    ['an expression made of a text', "const slow = new RegExp('x+y')"],
    ['an expression in mark-up', 'const view = <p>{text.replace(/ +$/, String())}</p>'],
  ])('finds %s', (_, code) => {
    expect(findProblems(find(code), {})).toEqual([expect.stringMatching(/2nd degree polynomial|exponential/)])
  })

  it('lets linear ones pass', () => {
    expect(findProblems(find(String.raw`const tag = /<[^<>]*>/g; const id = RegExp('^\\d{1,9}$')`), {})).toEqual([])
  })

  it('finds what is put together when it runs, and what cannot be proved', () => {
    const problems = findProblems(
      find(String.raw`new RegExp(name); new RegExp(${'`'}^${'$'}{name}${'`'}, 'g'); /(?<=\s*)<</`),
      {},
    )
    expect(problems).toHaveLength(3)
  })

  it('accepts an exception for its file and pattern alone, and finds one that nothing needs', () => {
    const toException = (file: string) => ({ 'It reads constants.': { [file]: [String.raw`\s+$`] } })
    const found = find(String.raw`text.replace(/\s+$/, '')`)
    expect(findProblems(found, toException('a.tsx'))).toEqual([])
    expect(findProblems(found, toException('b.tsx'))).toHaveLength(2)
    expect(findProblems([], toException('a.tsx'))).toEqual([expect.stringContaining('delete the exception')])
  })
})

import { countWords } from './summary.ts'

it.each([
  ['<p>Sort by <b>total</b> time.</p><p>Then stop.</p>', 6],
  ['{"ops":[{"insert":"One two\\n"},{"insert":{"video":"x"}},{"insert":"three"}]}', 3],
  ['[{"insert":"One two\\n"}]', 2],
  ['{not a delta', 3],
  ['[1] first, [2] second', 4],
  ['', 0],
])('counts the words of %j', (description, words) => {
  expect(countWords(description)).toBe(words)
})

it('counts a megabyte of brackets before anybody notices', () => {
  expect(countWords(`${'<'.repeat(1_000_000)} word`)).toBeLessThan(3)
})

import { countWords } from './summary.ts'

it.each([
  ['<p>Sort by <b>total</b> time.</p><p>Then stop.</p>', 6],
  ['{"ops":[{"insert":"One two\\n"},{"insert":{"video":"x"}},{"insert":"three"}]}', 3],
  ['{not a delta', 3],
  ['', 0],
])('counts the words of %j', (description, words) => {
  expect(countWords(description)).toBe(words)
})

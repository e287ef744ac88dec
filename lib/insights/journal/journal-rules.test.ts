import { sortByPopularity } from './journal-rules.ts'

it('puts what is on much-covered subjects first, and keeps the order of equals', () => {
  const [lone, first, second, both] = [['AI'], ['SaaS'], ['SaaS'], ['SaaS', 'Cloud']].map((tags) => ({ tags }))
  const articles = [lone, first, second, both].flatMap((article) => article ?? [])
  expect(sortByPopularity(articles)).toEqual([both, first, second, lone])
})

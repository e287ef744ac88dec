import { findSimilar } from './find-similar.ts'

const toJob = (id: string, department: string) => ({ id, department })
const jobs = [
  toJob('a', 'Product'),
  toJob('b', 'Development'),
  toJob('c', 'Product'),
  toJob('d', 'Development'),
  toJob('e', 'Analytics'),
]

it('shows positions of the same department first, and never the one that is open', () => {
  expect(findSimilar(toJob('b', 'Development'), jobs).map(({ id }) => id)).toEqual(['d', 'a', 'c'])
})

it('shows nothing where there is no other position', () => {
  expect(findSimilar(toJob('a', 'Product'), [toJob('a', 'Product')])).toEqual([])
})

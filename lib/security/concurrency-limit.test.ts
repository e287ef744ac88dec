import { setImmediate as nextTurn } from 'node:timers/promises'
import { createConcurrencyLimit } from './concurrency-limit.ts'

it('lets two tasks of an address run, the others after them in order, and other addresses at once', async () => {
  const takeTurn = createConcurrencyLimit(2)
  const started: string[] = []
  const ends: (() => void)[] = []
  const start = async (key: string, name: string) => {
    ends.push(await takeTurn(key))
    started.push(name)
  }
  const all = ['first', 'second', 'third', 'fourth'].map((name) => start('a', name))
  all.push(start('b', 'other'))
  await nextTurn()
  expect(started).toEqual(['first', 'second', 'other'])
  ends.shift()?.()
  await nextTurn()
  expect(started.at(-1)).toBe('third')
  ends.shift()?.()
  await Promise.all(all)
  expect(started.at(-1)).toBe('fourth')
})

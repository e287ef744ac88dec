import { setImmediate as nextTurn } from 'node:timers/promises'
import { createSoftTimeout } from './soft-timeout.ts'

const SHORT_MS = 20
const LONG_MS = 60_000
const read = (value: string) => async () => value
const known = () => 'known'
const unknown = () => null

/** Creates a read that ends when the test says so. */
function createSlowRead() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { read: jest.fn(() => promise), end: resolve }
}

it('gives what is read in time', async () => {
  expect(await createSoftTimeout(LONG_MS)('posts', read('new'), known)).toBe('new')
})

it('gives what was known before when a read hangs, and begins no second one meanwhile', async () => {
  const waitFor = createSoftTimeout(SHORT_MS)
  const slow = createSlowRead()
  expect(await waitFor('posts', slow.read, known)).toBe('known')
  expect(await Promise.race([waitFor('posts', slow.read, known), nextTurn('later')])).toBe('known')
  expect(slow.read).toHaveBeenCalledTimes(1)
  expect(await waitFor('jobs', read('others'), known)).toBe('others')
  slow.end('new')
  await nextTurn()
  expect(await waitFor('posts', read('newer'), known)).toBe('newer')
})

it('waits as long as it takes where nothing is known, and passes a failure on', async () => {
  const waitFor = createSoftTimeout(SHORT_MS)
  const slow = createSlowRead()
  setTimeout(() => slow.end('new'), 3 * SHORT_MS)
  expect(await waitFor('posts', slow.read, unknown)).toBe('new')
  const fail = async () => Promise.reject(new Error('gone'))
  await expect(waitFor('posts', fail, known)).rejects.toThrow('gone')
})

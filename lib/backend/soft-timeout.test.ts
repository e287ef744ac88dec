import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { createSoftTimeout } from './soft-timeout.ts'

const wait = (ms: number, value: string) => async () => {
  await sleep(ms)
  return value
}
const known = () => 'known'
const unknown = () => null

it('gives what is read in time', async () => {
  expect(await createSoftTimeout(200)('posts', wait(5, 'new'), known)).toBe('new')
})

it('gives what was known before when a read hangs, and begins no second one meanwhile', async () => {
  const waitFor = createSoftTimeout(20)
  const read = jest.fn(wait(150, 'new'))
  expect(await waitFor('posts', read, known)).toBe('known')
  expect(await Promise.race([waitFor('posts', read, known), nextTurn('later')])).toBe('known')
  expect(read).toHaveBeenCalledTimes(1)
  expect(await waitFor('jobs', wait(1, 'others'), known)).toBe('others')
  await sleep(200)
  expect(await waitFor('posts', wait(1, 'newer'), known)).toBe('newer')
})

it('waits as long as it takes where nothing is known, and passes a failure on', async () => {
  const waitFor = createSoftTimeout(20)
  expect(await waitFor('posts', wait(60, 'new'), unknown)).toBe('new')
  const fail = async () => Promise.reject(new Error('gone'))
  await expect(waitFor('posts', fail, known)).rejects.toThrow('gone')
})

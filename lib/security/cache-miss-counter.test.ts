import { COSTLY_PER_WINDOW, countCacheMiss, refundCacheMiss } from './cache-miss-counter.ts'

const { each, all } = COSTLY_PER_WINDOW.page

async function countMany(times: number, toAddress: (i: number) => string) {
  const waits = []
  for (let i = 0; i < times; i += 1) waits.push(await countCacheMiss('page', toAddress(i)))
  return waits
}

beforeEach(() => jest.useFakeTimers())
afterEach(async () => {
  await jest.advanceTimersByTimeAsync(11_000)
  jest.useRealTimers()
})

describe('the limit of costly answers', () => {
  it('stops one address, says when to come back, and then lets it in again', async () => {
    expect(await countMany(each, () => 'a')).toEqual(Array(each).fill(null))
    const wait = await countCacheMiss('page', 'a')
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(10)
    await jest.advanceTimersByTimeAsync(11_000)
    expect(await countCacheMiss('page', 'a')).toBeNull()
  })

  it('leaves other addresses and other kinds of answers alone', async () => {
    await countMany(each + 5, () => 'a')
    expect(await countCacheMiss('page', 'b')).toBeNull()
    expect(await countCacheMiss('picture', 'a')).toBeNull()
  })

  it('stops many addresses that each stay below their own limit', async () => {
    expect(await countMany(all, (i) => `address ${i}`)).toEqual(Array(all).fill(null))
    expect(await countCacheMiss('page', 'one more')).toBeGreaterThan(0)
  })

  it('does not count what turned out to exist', async () => {
    for (let i = 0; i < 3 * all; i += 1) {
      expect(await countCacheMiss('page', 'crawler')).toBeNull()
      await refundCacheMiss('page', 'crawler')
    }
  })
})

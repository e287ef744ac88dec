import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { readEnv } from '../env.ts'
import type { FingerprintSource } from './fingerprints.ts'
import { trackRendering, waitForContent, watchContent } from './watch-content.ts'

let answer: (found: Record<string, string>) => void
let wake = () => {}
const source: FingerprintSource = {
  read: () =>
    new Promise((resolve) => {
      answer = resolve
    }),
  wait: () =>
    new Promise<void>((resolve) => {
      wake = resolve
    }),
  close: async () => undefined,
}
jest.mock('./fingerprints.ts', () => ({ openFingerprints: () => source }))

const ask = async (method: string) => {
  await waitForContent({ method } as IncomingMessage)
  return method
}

it('lets visitors wait right after the start until the content was compared, and nobody afterwards', async () => {
  expect(await ask('GET')).toBe('GET')
  void watchContent(readEnv({}))
  const first = ask('GET')
  expect(await Promise.race([first, sleep(100)])).toBeUndefined()
  // The call that invalidates pages must not wait for itself.
  expect(await ask('POST')).toBe('POST')
  answer({})
  expect(await first).toBe('GET')
  expect(await ask('GET')).toBe('GET')
})

describe('a page that was begun before a change', () => {
  const calls = jest.spyOn(globalThis, 'fetch')
  const waitForCall = async (count: number, ms: number) => {
    for (let waited = 0; waited < ms && calls.mock.calls.length < count; waited += 50) await sleep(50)
    return calls.mock.calls.length
  }
  const createResponse = (cache: string) =>
    Object.assign(new EventEmitter(), { getHeader: () => cache }) as unknown as ServerResponse

  beforeEach(async () => {
    calls.mockImplementation(async () => new Response())
    void watchContent(readEnv({}))
    answer({ team: '1' })
    // Where the site has been built, this differs from its build.
    await sleep(400)
    calls.mockClear()
  })
  afterAll(() => calls.mockRestore())

  async function change() {
    wake()
    await sleep(10)
    answer({ team: '2' })
    await sleep(400)
  }

  it('is invalidated once more when it has been stored', async () => {
    const slow = createResponse('MISS')
    trackRendering({ method: 'GET' } as IncomingMessage, slow)
    await change()
    expect(calls).toHaveBeenCalledTimes(1)
    slow.emit('close')
    expect(await waitForCall(2, 900)).toBe(2)
  })

  it('is invalidated once more when it was rendered in the background, after an outdated one was sent', async () => {
    const outdated = createResponse('STALE')
    trackRendering({ method: 'GET' } as IncomingMessage, outdated)
    outdated.emit('close')
    await sleep(500)
    await change()
    expect(calls).toHaveBeenCalledTimes(1)
    // After a second, and when the time for rendering is over.
    expect(await waitForCall(3, 4_000)).toBe(3)
  })

  it('is not held up by a slow reader of another', async () => {
    const slow = createResponse('HIT')
    trackRendering({ method: 'GET' } as IncomingMessage, slow)
    await change()
    expect(await waitForCall(2, 2_000)).toBe(2)
    slow.emit('close')
    expect(await waitForCall(3, 2_000)).toBe(3)
  })
})

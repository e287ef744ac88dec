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

it('invalidates once more when a page that was begun before the change has been stored', async () => {
  const calls = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response())
  void watchContent(readEnv({}))
  answer({ team: '1' })
  // Where the site has been built, this differs from its build.
  await sleep(400)
  calls.mockClear()
  const slow = new EventEmitter() as ServerResponse
  trackRendering({ method: 'GET' } as IncomingMessage, slow)
  wake()
  await sleep(10)
  answer({ team: '2' })
  await sleep(400)
  expect(calls).toHaveBeenCalledTimes(1)
  slow.emit('close')
  for (let tries = 0; tries < 100 && calls.mock.calls.length < 2; tries += 1) await sleep(50)
  expect(calls).toHaveBeenCalledTimes(2)
  calls.mockRestore()
})

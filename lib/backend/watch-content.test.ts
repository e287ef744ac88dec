import type { IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { readEnv } from '../env.ts'
import type { FingerprintSource } from './fingerprints.ts'
import { waitForContent, watchContent } from './watch-content.ts'

let answer: (found: Record<string, string>) => void
const source: FingerprintSource = {
  read: () =>
    new Promise((resolve) => {
      answer = resolve
    }),
  wait: () => new Promise(() => undefined),
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

import { EventEmitter } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readEnv, toSentenceSettings } from '../env.ts'
import type { FingerprintSource } from './fingerprints.ts'
import { BUILT_FILE, type Built, trackRendering, waitForContent, watchContent } from './watch-content.ts'

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

// The site of this folder may have been built.
const root = process.cwd()
let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-built-'))
  process.chdir(folder)
})
afterAll(() => {
  process.chdir(root)
  rmSync(folder, { recursive: true })
})

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
    await sleep(50)
    calls.mockClear()
  })
  afterAll(() => calls.mockRestore())

  async function change() {
    wake()
    await sleep(50)
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

describe('where the site was built without mail', () => {
  const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'site@site.example' }

  it.each([
    [{}, []],
    [mail, ['{"everything":true}']],
    // It sends no mail, but takes no responsibility for files either.
    [{ ...mail, BACKEND_URL: 'https://backend.example', JOB_LINK_SECRET: 'x'.repeat(32) }, ['{"everything":true}']],
    [{ IMAGE_HOSTS: 'images.example' }, ['{"everything":true}']],
  ])('and runs with %j, the pages that say otherwise are rendered anew: %j', async (given, expected) => {
    const calls = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response())
    const built: Built = { settings: toSentenceSettings(readEnv({})), content: { team: '1' } }
    mkdirSync('.next', { recursive: true })
    writeFileSync(path.join('.next', BUILT_FILE), JSON.stringify(built))
    void watchContent(readEnv(given))
    await sleep(50)
    answer({ team: '1' })
    await sleep(50)
    expect(calls.mock.calls.map(([, init]) => init?.body)).toEqual(expected)
    calls.mockRestore()
  })
})

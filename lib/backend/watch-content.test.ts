import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readEnv, toSentenceSettings } from '../env.ts'
import { BUILT_FILE, type Built, waitForContent, watchContent } from './watch-content.ts'

/** Creates a source whose fingerprints the test sets. Each step waits until the watcher asks for it. */
function createSource() {
  const answers: ((found: Record<string, string>) => void)[] = []
  const wakes: (() => void)[] = []
  const take = async <Value>(list: Value[]): Promise<Value> => {
    for (;;) {
      const value = list.shift()
      if (value) return value
      await sleep(5)
    }
  }
  return {
    answer: async (found: Record<string, string>) => (await take(answers))(found),
    wake: async () => (await take(wakes))(),
    read: () => new Promise<Record<string, string>>((resolve) => void answers.push(resolve)),
    wait: () => new Promise<void>((resolve) => void wakes.push(resolve)),
    close: async () => undefined,
  }
}

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

const calls = jest.spyOn(globalThis, 'fetch')
beforeEach(() => {
  calls.mockReset().mockImplementation(async () => new Response())
})
afterAll(() => calls.mockRestore())
const getBodies = () => calls.mock.calls.map(([, init]) => init?.body)

const ask = async (method: string) => {
  await waitForContent({ method } as IncomingMessage)
  return method
}

it('lets visitors wait right after the start until the content was compared, and nobody afterwards', async () => {
  const source = createSource()
  expect(await ask('GET')).toBe('GET')
  void watchContent(readEnv({}), source)
  const first = ask('GET')
  expect(await Promise.race([first, sleep(100)])).toBeUndefined()
  // The call that invalidates pages must not wait for itself.
  expect(await ask('POST')).toBe('POST')
  await source.answer({})
  expect(await first).toBe('GET')
  expect(await ask('GET')).toBe('GET')
})

it('invalidates what changed at once, and again for pages that were rendered meanwhile', async () => {
  const source = createSource()
  void watchContent(readEnv({}), source)
  await source.answer({ team: '1', jobs: '1' })
  await source.wake()
  await source.answer({ team: '2', jobs: '1' })
  // The next wait begins when the pages have been invalidated.
  await source.wake()
  expect(getBodies()[0]).toBe('{"tags":["team"]}')
  while (getBodies().length < 2) await sleep(100)
  expect(getBodies()).toEqual(Array(2).fill('{"tags":["team"]}'))
})

it('ends when its signal is aborted, without another comparison', async () => {
  const source = createSource()
  const ended = new AbortController()
  const watching = watchContent(readEnv({}), source, undefined, ended.signal)
  await source.answer({ team: '1' })
  ended.abort()
  await source.wake()
  await watching
  expect(getBodies()).toEqual([])
})

describe('where the site was built without mail', () => {
  const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'site@site.example' }

  it.each([
    [{}, []],
    [mail, ['{"everything":true}']],
    // It sends no mail, but takes no responsibility for files either.
    [{ ...mail, BACKEND_URL: 'https://backend.example', JOB_LINK_SECRET: 'x'.repeat(32) }, ['{"everything":true}']],
    [{ IMAGE_HOSTS: 'images.example' }, ['{"everything":true}']],
  ])('and runs with %j, the pages that say otherwise are rendered again: %j', async (given, expected) => {
    const source = createSource()
    const built: Built = { settings: toSentenceSettings(readEnv({})), content: { team: '1' } }
    mkdirSync('.next', { recursive: true })
    writeFileSync(path.join('.next', BUILT_FILE), JSON.stringify(built))
    void watchContent(readEnv(given), source)
    await source.answer({ team: '1' })
    await source.wake()
    expect(getBodies()).toEqual(expected)
  })
})

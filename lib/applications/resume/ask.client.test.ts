import { readInBrowser } from './ask.client.ts'
import { NOTHING_READ } from './read-resume.ts'

const loaded: string[] = []
let messages: unknown[] = []

beforeEach(() => {
  loaded.length = 0
  messages = []
  globalThis.Worker = class {
    onmessage?: (event: { data: unknown }) => void
    constructor(source: string) {
      loaded.push(source)
    }
    postMessage() {
      for (const data of messages) setTimeout(() => this.onmessage?.({ data }))
    }
    terminate() {
      loaded.push('ended')
    }
  } as unknown as typeof Worker
})
afterEach(() => {
  jest.useRealTimers()
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true })
})

const pdf = new File(['%PDF-1.7'], 'cv.pdf')
const docx = new File(['PK\x03\x04'], 'cv.docx')
const ask = (file: File) => readInBrowser(file, new AbortController().signal)

it('loads the reader of the file’s kind, and ends it with the answer', async () => {
  const reading = { ...NOTHING_READ, details: { email: 'anika@mail.example' } }
  messages = ['ready', reading]
  expect([await ask(pdf), await ask(docx)]).toEqual([reading, reading])
  expect(loaded).toEqual([
    expect.stringContaining('/resume-pdf-'),
    'ended',
    expect.stringContaining('/resume-docx-'),
    'ended',
  ])
})

it('loads nothing for a PDF where the visitor asked for little traffic', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  expect(await ask(pdf)).toEqual(NOTHING_READ)
  expect(loaded).toEqual([])
})

it.each([
  ['load', 20, []],
  ['read', 5, ['ready']],
])('gives up a worker that takes long to %s, after %d seconds', async (_step, seconds, sent) => {
  jest.useFakeTimers({ advanceTimers: true })
  messages = sent
  const answer = ask(pdf)
  await jest.advanceTimersByTimeAsync((seconds - 1) * 1_000)
  expect(loaded).toHaveLength(1)
  await jest.advanceTimersByTimeAsync(2_000)
  expect(await answer).toEqual(NOTHING_READ)
  expect(loaded.at(-1)).toBe('ended')
})

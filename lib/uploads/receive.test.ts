import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { FILE_LIMITS } from '../limits.ts'
import type { UploadError } from './errors.ts'
import { type ReceiveOptions, receiveForm } from './receive.ts'
import { createPdf } from './testing-documents.ts'

const fixtures = path.join(process.cwd(), 'e2e/fixtures')

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'site-receive-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const spooled = async () => (await readdir(path.join(dataDir, 'incoming'), { recursive: true })).length - 1

function toRequest(parts: [string, string | File][], extra: RequestInit = {}) {
  const body = new FormData()
  for (const [name, value] of parts) body.append(name, value)
  return new Request('http://site.example/', { method: 'POST', body, ...extra })
}

const toFile = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name)
const receive = (request: Request, options: Partial<ReceiveOptions> = {}) =>
  receiveForm(request, { fileFields: ['resume'], dataDir, ...options })
const getError = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    ({ code, field, fileName }: UploadError) => ({ code, field, fileName }),
  )

it('takes text and a file as they were sent, under a name in any script', async () => {
  const bytes = await readFile(path.join(fixtures, 'resume.pdf'))
  const parts: [string, string | File][] = [
    ['name', 'আমিনা'],
    ['skill', 'SQL'],
    ['skill', 'Go'],
    ['resume', toFile(bytes, 'জীবনবৃত্তান্ত.pdf')],
  ]
  const form = await receive(toRequest(parts))
  expect(form.fields).toEqual({ name: ['আমিনা'], skill: ['SQL', 'Go'] })
  expect(form.files.resume).toMatchObject({ name: 'জীবনবৃত্তান্ত.pdf', type: 'application/pdf', bytes: bytes.length })
  expect(await readFile(form.files.resume?.path ?? '')).toEqual(bytes)
  await form.dispose()
  expect(await spooled()).toBe(0)
})

it('takes a file of exactly 5 MB and refuses one byte more', async () => {
  const form = await receive(toRequest([['resume', toFile(createPdf(FILE_LIMITS.bytes), 'cv.pdf')]]))
  expect(form.files.resume?.bytes).toBe(FILE_LIMITS.bytes)
  await form.dispose()
  const attempt = receive(toRequest([['resume', toFile(createPdf(FILE_LIMITS.bytes + 1), 'cv.pdf')]]))
  expect(await getError(attempt)).toEqual({ code: 'too-large', field: 'resume', fileName: 'cv.pdf' })
  expect(await spooled()).toBe(0)
})

it('refuses a file that is too large before its sender has finished', async () => {
  const start = Buffer.from(
    '--b\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n',
  )
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(start)
      controller.enqueue(createPdf(FILE_LIMITS.bytes + 1))
      // Nothing more arrives, and the stream stays open.
    },
  })
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  const request = new Request('http://site.example/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
  expect(await getError(receive(request))).toMatchObject({ code: 'too-large', field: 'resume' })
})

it('refuses at once what announces more bytes than any form can have', async () => {
  const request = toRequest([['resume', 'x']], { headers: {} })
  const announced = new Headers(request.headers)
  announced.set('content-length', String(6 * 1024 * 1024))
  const attempt = receive({ headers: announced, body: request.body, signal: request.signal } as Request)
  expect(await getError(attempt)).toEqual({ code: 'too-large', field: 'resume', fileName: null })
})

it('collects errors by field and keeps the rest, for forms that are sent without scripts', async () => {
  const parts: [string, string | File][] = [
    ['resume', toFile(createPdf(FILE_LIMITS.bytes + 1), 'cv.pdf')],
    ['cover', toFile(Buffer.from('MZ\x90\x00'), 'letter.pdf')],
    ['other', toFile(createPdf(200), 'ok.pdf')],
    ['name', 'Amina'],
  ]
  const options = { fileFields: ['resume', 'cover', 'other'], onFileError: 'collect' as const }
  const form = await receive(toRequest(parts), options)
  expect(form.fields).toEqual({ name: ['Amina'] })
  expect(Object.keys(form.files)).toEqual(['other'])
  expect([form.fileErrors.resume?.code, form.fileErrors.cover?.code]).toEqual(['too-large', 'unsupported-type'])
  await form.dispose()
  expect(await spooled()).toBe(0)
})

it('treats a file input that was left empty as absent, and a file without bytes as empty', async () => {
  const form = await receive(toRequest([['resume', toFile(Buffer.alloc(0), '')]]))
  expect(form.files).toEqual({})
  const attempt = receive(toRequest([['resume', toFile(Buffer.alloc(0), 'cv.pdf')]]))
  expect(await getError(attempt)).toEqual({ code: 'empty', field: 'resume', fileName: 'cv.pdf' })
})

it('reads urlencoded forms as well', async () => {
  const body = new URLSearchParams({ email: 'reader@mail.example' })
  const form = await receive(new Request('http://site.example/', { method: 'POST', body }))
  expect(form.fields).toEqual({ email: ['reader@mail.example'] })
})

it.each([
  ['another content type', { body: '{}', headers: { 'content-type': 'application/json' } }],
  ['no boundary', { body: 'x', headers: { 'content-type': 'multipart/form-data' } }],
  [
    'a body that ends early',
    { body: '--b\r\nContent-Disp', headers: { 'content-type': 'multipart/form-data; boundary=b' } },
  ],
  ['no body', { headers: { 'content-type': 'multipart/form-data; boundary=b' } }],
])('calls a form with %s malformed', async (_, init) => {
  const attempt = receive(new Request('http://site.example/', { method: 'POST', ...init }))
  expect(await getError(attempt)).toMatchObject({ code: 'malformed' })
})

it('reads past a long part without a name that comes in one piece', async () => {
  const body = `--b\r\nno name\r\n\r\n${'x'.repeat(200_000)}\r\n--b--\r\n`
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  const form = await receive(new Request('http://site.example/', { method: 'POST', body, headers }))
  expect(form.fields).toEqual({})
  await form.dispose()
})

it('limits the number of fields, of files, and the length of a text', async () => {
  const many = Array.from({ length: 200 }, (_, index): [string, string] => [`f${index}`, 'x'])
  expect(await getError(receive(toRequest(many)))).toMatchObject({ code: 'malformed' })
  const twice: [string, File][] = [1, 2].map(() => ['resume', toFile(createPdf(200), 'cv.pdf')])
  expect(await getError(receive(toRequest(twice)))).toMatchObject({ code: 'malformed' })
  const long = receive(toRequest([['message', 'x'.repeat(100_000)]]))
  expect(await getError(long)).toMatchObject({ code: 'too-large', field: 'message' })
  expect(await spooled()).toBe(0)
})

it('removes what it had received when the sender goes away', async () => {
  const leave = new AbortController()
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(
        Buffer.from('--b\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n%PDF'),
      )
    },
  })
  const request = {
    headers: new Headers({ 'content-type': 'multipart/form-data; boundary=b' }),
    body,
    signal: leave.signal,
  }
  const attempt = receive(request as Request)
  setTimeout(() => leave.abort(), 50)
  expect(await getError(attempt)).toMatchObject({ code: 'aborted' })
  expect(await spooled()).toBe(0)
})

it('keeps hostile field names harmless', async () => {
  const form = await receive(toRequest([['__proto__', 'x']]))
  expect(Object.getPrototypeOf(form.fields)).toBe(Object.prototype)
  expect(Object.hasOwn(form.fields, '__proto__')).toBe(true)
})

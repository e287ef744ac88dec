import { readFileSync } from 'node:fs'
import path from 'node:path'
import { contents, fileErrors } from '../../content/file-errors.ts'
import { inspectDocument } from '../uploads/inspect-document.ts'
import { createDocx, createPdf, packCompound, packZip, toTypes } from '../uploads/testing-documents.ts'
import { checkChosenFile } from './check-chosen-file.ts'
import { readPdf } from './resume/pdf/read-pdf.ts'
import { readResume } from './resume/read-resume.ts'

const check = (bytes: Buffer, name: string) => checkChosenFile(new File([new Uint8Array(bytes)], name))

// Node has no Web Workers, so this one reads in the test's own thread.
beforeAll(() => {
  globalThis.Worker = class {
    onmessage?: (event: { data: unknown }) => void
    postMessage(file: File) {
      void readResume(file, readPdf).then((data) => this.onmessage?.({ data }))
    }
    terminate() {}
  } as unknown as typeof Worker
})

const fixture = (name: string) => readFileSync(path.join(process.cwd(), 'e2e/fixtures', name))

const word = Buffer.concat([Buffer.from('eca5c100', 'hex'), Buffer.alloc(5_000)])
const sheet = packZip({
  '[Content_Types].xml': toTypes('spreadsheetml.sheet', 'xl/workbook.xml'),
  'xl/workbook.xml': '<x/>',
})

it.each<[string, Buffer]>([
  ['cv.pdf', createPdf()],
  ['cv', createPdf()],
  ['cv.doc', createPdf()],
  ['cv.pdf', Buffer.concat([Buffer.alloc(900, '-\r\n'), createPdf()])],
  ['cv.pdf', createDocx()],
  ['cv.docx', packCompound({ WordDocument: word })],
])('takes a document by its content, as the server does: %s, %#', async (name, bytes) => {
  expect(await check(bytes, name)).toBeNull()
  expect((await inspectDocument(bytes))?.kind).toMatch(/^(?:pdf|docx?)$/)
})

it.each<[string, Buffer, string]>([
  ['fake.pdf', Buffer.from('Dear hiring team,'), `fake.pdf is ${contents.text.is}. ${contents.text.how}`],
  ['me.jpg', Buffer.from('\xff\xd8\xff\xe0', 'latin1'), `is ${contents.picture.is}. ${contents.picture.how}`],
  ['cv.docx', sheet, `cv.docx is ${contents.spreadsheet.is}`],
  ['cv.docx', packZip({ 'a.txt': 'x' }), `is ${contents.archive.is}`],
  ['cv.docx', packCompound({ EncryptedPackage: Buffer.alloc(6_000) }), fileErrors.encrypted],
  ['cv.doc', packCompound({ Workbook: Buffer.alloc(6_000) }), `is ${contents.spreadsheet.is}`],
  ['far.pdf', Buffer.concat([Buffer.alloc(1_100, '-'), createPdf()]), `is ${contents.text.is}`],
  ['big.pdf', createPdf(7_500_000), `big.pdf ${fileErrors['too-large']}: it has 7.2MB.`],
  ['empty.pdf', Buffer.alloc(0), fileErrors.empty],
])('refuses %s at once and says what it is, %#', async (name, bytes, sentence) => {
  expect(await check(bytes, name)).toContain(sentence)
  if (bytes.length < 5_000_000) expect((await inspectDocument(bytes))?.kind ?? 'encrypted').toBe('encrypted')
})

it.each(['open-40.pdf', 'open-128.pdf', 'open-aes.pdf', 'open-256.pdf'])(
  'takes %s, which only forbids changes',
  async (name) => expect(await check(fixture(name), name)).toBeNull(),
)

it.each(['protected.pdf', 'protected-aes.pdf'])('refuses %s, which opens only with a password', async (name) => {
  expect(await check(fixture(name), name)).toContain(fileErrors.encrypted)
})

it('leaves the password to the server where the visitor asked for little traffic', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  expect(await check(fixture('protected.pdf'), 'cv.pdf')).toBeNull()
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true })
})

it('takes a PDF of which only attachments are encrypted', async () => {
  const lock = '<< /Filter /Standard /V 4 /R 4 /CF << /A << /CFM /AESV2 /AuthEvent /EFOpen >> >> /EFF /A >>'
  const start = '%PDF-1.7\n1 0 obj\n<< >>\nendobj\n'
  const toFile = (more: string) =>
    Buffer.from(
      `${start}trailer\n<< /Encrypt ${lock.replace('/EFF', `${more}/EFF`)} >>\nstartxref\n${start.length}\n%%EOF\n`,
    )
  expect([await check(toFile(''), 'a.pdf'), (await inspectDocument(toFile('')))?.kind]).toEqual([null, 'pdf'])
  const locked = toFile('/StmF /A /StrF /A ')
  expect((await inspectDocument(locked))?.kind).toBe('encrypted')
})

it('takes the file of a browser whose upload was saved with its form', async () => {
  const start = Buffer.from('------WebKitFormBoundary\r\nContent-Disposition: form-data; name="file"\r\n\r\n')
  const bytes = Buffer.concat([start, fixture('resume.pdf')])
  expect([await check(bytes, 'cv.pdf'), (await inspectDocument(bytes))?.kind]).toEqual([null, 'pdf'])
})

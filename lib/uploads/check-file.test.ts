import { readFileSync } from 'node:fs'
import path from 'node:path'
import CFB from 'cfb'
import fc from 'fast-check'
import { readKind } from './check-file.ts'

const read = (name: string) => readFileSync(path.join(process.cwd(), 'e2e/fixtures', name))

function pack(fileType: 'zip' | 'cfb', entries: Record<string, string | Buffer>): Buffer {
  const container = CFB.utils.cfb_new()
  for (const [name, content] of Object.entries(entries)) CFB.utils.cfb_add(container, name, Buffer.from(content))
  return Buffer.from(CFB.write(container, { type: 'buffer', fileType }))
}

const types = (main: string, part: string) =>
  `<Types><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${main}.main+xml"/></Types>`

it.each([
  ['resume.pdf', 'pdf'],
  ['cover-letter.docx', 'docx'],
  ['legacy.doc', 'doc'],
  ['protected.pdf', 'encrypted'],
  ['linearized.pdf', 'pdf'],
  ['protected-aes.pdf', 'encrypted'],
  ['open-40.pdf', 'pdf'],
  ['open-128.pdf', 'pdf'],
  ['open-aes.pdf', 'pdf'],
  ['open-256.pdf', 'pdf'],
])('recognises %s as %s', async (name, kind) => {
  expect(await readKind(read(name))).toBe(kind)
})

it('recognises the DOCX of Word’s browser edition, whose main part has another name', async () => {
  const entries = {
    '[Content_Types].xml': types('wordprocessingml.document', 'word/document2.xml'),
    'word/document2.xml': '<w:document/>',
  }
  expect(await readKind(pack('zip', entries))).toBe('docx')
})

it('refuses a document that unpacks to more than any document holds', async () => {
  const container = CFB.utils.cfb_new()
  const part = 'word/document.xml'
  CFB.utils.cfb_add(container, '[Content_Types].xml', Buffer.from(types('wordprocessingml.document', part)))
  CFB.utils.cfb_add(container, part, Buffer.alloc(4_096))
  const file = Buffer.from(CFB.write(container, { type: 'buffer', fileType: 'zip', compression: true }))
  expect(await readKind(file)).toBe('docx')
  // The size that the archive's own list announces, 22 bytes before the part's name.
  file.writeUInt32LE(300 * 1024 * 1024, file.lastIndexOf(part) - 22)
  expect(await readKind(file)).toBeNull()
})

it('recognises a Word file behind a password: Office wraps it into an OLE file under the same name', async () => {
  expect(await readKind(pack('cfb', { EncryptedPackage: Buffer.alloc(6000), EncryptionInfo: 'x' }))).toBe('encrypted')
  const flagged = Buffer.from(read('legacy.doc'))
  const header = flagged.indexOf(Buffer.from([0xec, 0xa5]))
  flagged.writeUInt16LE(flagged.readUInt16LE(header + 10) | 0x0100, header + 10)
  expect(await readKind(flagged)).toBe('encrypted')
})

it.each<[string, Buffer]>([
  ['a program', Buffer.from('MZ\x90\x00\x03', 'latin1')],
  ['a web page', Buffer.from('<!doctype html><p>%PDF-1.7')],
  ['plain text', Buffer.from('Dear hiring team,')],
  ['no bytes', Buffer.alloc(0)],
  [
    'a spreadsheet',
    pack('zip', { '[Content_Types].xml': types('spreadsheetml.sheet', 'xl/workbook.xml'), 'xl/workbook.xml': '<x/>' }),
  ],
  ['any other archive', pack('zip', { 'word/document.xml': '<w:document/>' })],
  [
    'an archive that only declares a document',
    pack('zip', { '[Content_Types].xml': types('wordprocessingml.document', 'word/document.xml') }),
  ],
  ['an old spreadsheet', pack('cfb', { Workbook: Buffer.alloc(5000, 9) })],
  ['an OLE file with an empty Word stream', pack('cfb', { WordDocument: Buffer.alloc(5000) })],
])('does not take %s', async (_, bytes) => {
  expect(await readKind(bytes)).toBeNull()
})

it('answers quickly and never throws, whatever is done to a real file', async () => {
  const names = ['resume.pdf', 'protected.pdf', 'open-128.pdf', 'open-256.pdf', 'linearized.pdf']
  const files = [...names, 'cover-letter.docx', 'legacy.doc'].map(read)
  const damage = fc.record({
    file: fc.constantFrom(...files),
    cut: fc.double({ min: 0, max: 1, noNaN: true }),
    edits: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 60 }),
    atStart: fc.boolean(),
  })
  const run = fc.asyncProperty(damage, async ({ file, cut, edits, atStart }) => {
    const copy = Buffer.from(file.subarray(0, Math.ceil(file.length * (cut < 0.5 ? 1 : cut))))
    const range = atStart ? Math.min(copy.length, 2048) : copy.length
    for (const [at, value] of edits) copy[at % range] = value
    const started = performance.now()
    await readKind(copy)
    expect(performance.now() - started).toBeLessThan(1000)
  })
  await fc.assert(run, { numRuns: 400 })
}, 30_000)

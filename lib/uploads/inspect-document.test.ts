import { readFileSync } from 'node:fs'
import path from 'node:path'
import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { inspectDocument } from './inspect-document.ts'
import { createDocx, createPdf, packCompound, packZip, toTypes } from './testing-documents.ts'
import { hostileFiles } from './testing-hostile.ts'

const read = (name: string) => readFileSync(path.join(process.cwd(), 'e2e/fixtures', name))

const readKind = async (file: Buffer) => (await inspectDocument(file))?.kind ?? null
const readWarnings = async (file: Buffer) => (await inspectDocument(file))?.warnings

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
    '[Content_Types].xml': toTypes('wordprocessingml.document', 'word/document2.xml'),
    'word/document2.xml': '<w:document/>',
  }
  expect(await readKind(packZip(entries))).toBe('docx')
})

it('refuses a document that unpacks to more than any document holds', async () => {
  const file = createDocx()
  expect(await readKind(file)).toBe('docx')
  // The size announced in the archive's own list, 22 bytes before the part's name.
  file.writeUInt32LE(300 * 1024 * 1024, file.lastIndexOf('word/document.xml') - 22)
  expect(await readKind(file)).toBeNull()
})

it('recognises a Word file behind a password: Office wraps it into an OLE file under the same name', async () => {
  expect(await readKind(packCompound({ EncryptedPackage: Buffer.alloc(6000), EncryptionInfo: Buffer.from('x') }))).toBe(
    'encrypted',
  )
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
    packZip({ '[Content_Types].xml': toTypes('spreadsheetml.sheet', 'xl/workbook.xml'), 'xl/workbook.xml': '<x/>' }),
  ],
  ['any other archive', packZip({ 'word/document.xml': '<w:document/>' })],
  [
    'an archive that only declares a document',
    packZip({ '[Content_Types].xml': toTypes('wordprocessingml.document', 'word/document.xml') }),
  ],
  ['an old spreadsheet', packCompound({ Workbook: Buffer.alloc(5000, 9) })],
  ['an OLE file with an empty Word stream', packCompound({ WordDocument: Buffer.alloc(5000) })],
])('does not take %s', async (_, bytes) => {
  expect(await readKind(bytes)).toBeNull()
})

it('does not take the text of another part for the list of types, nor a storage for a stream', async () => {
  expect(await readKind(packCompound({ WordDocument: null }))).toBeNull()
  const text = toTypes('wordprocessingml.document', 'word/document.xml').replaceAll('<Override', '<!-- <Override')
  expect(await readKind(packZip({ '[Content_Types].xml': `${text} -->`, 'word/document.xml': '<x/>' }))).toBeNull()
})

const word = Buffer.concat([Buffer.from('eca5c100', 'hex'), Buffer.alloc(5000)])
const relationship = (type: string, target: string) =>
  `<Relationships><Relationship Id="a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="External"/></Relationships>`
const settings = 'word/_rels/settings.xml.rels'
const packed = deflateSync('5 0 << /S /JavaScript /JS (app.alert\\(1\\)) >>').toString('latin1')

it.each<[string, Buffer, string[]]>([
  ['a DOC without macros', packCompound({ WordDocument: word }), []],
  ['a short DOC with macros', packCompound({ WordDocument: word.subarray(0, 900), Macros: null }), ['macros']],
  ['a DOC with macros', packCompound({ WordDocument: word, Macros: null, x: Buffer.from('x') }), ['macros']],
  ['a DOCX with macros', createDocx({ 'word/vbaProject.bin': 'x' }), ['macros']],
  [
    'a DOCX whose macros lie under another name',
    createDocx({}, '<Override PartName="/word/a.bin" ContentType="application/vnd.ms-office.vbaProject"/>'),
    ['macros'],
  ],
  [
    'a DOCX with a template from elsewhere',
    createDocx({ [settings]: relationship('attachedTemplate', 'https://evil.example/a.dotm') }),
    ['remote'],
  ],
  [
    'a DOCX with a template on a server',
    createDocx({ [settings]: relationship('attachedTemplate', 'file:///\\\\192.0.2.1\\a.dotm') }),
    ['remote'],
  ],
  [
    'a DOCX with the template of its writer',
    createDocx({ [settings]: relationship('attachedTemplate', 'file:///C:\\Users\\a\\cv.dotx') }),
    [],
  ],
  ['a DOCX with links', createDocx({ [settings]: relationship('hyperlink', 'https://portfolio.example/') }), []],
  ['a PDF with a script', createPdf(500, '2 0 obj << /S /JavaScript /JS 3 0 R >> endobj'), ['script']],
  ['a PDF with a script in disguise', createPdf(500, '2 0 obj << /S /J#61vaScr#69pt >> endobj'), ['script']],
  ['a PDF that starts a program', createPdf(500, '2 0 obj << /S/Launch/F(cmd.exe) >> endobj'), ['launch']],
  ['a PDF with a file in it', createPdf(500, '2 0 obj << /Type/EmbeddedFile >> endobj'), ['attachments']],
  [
    'a PDF with a script in an object stream',
    createPdf(900, `2 0 obj << /Type /ObjStm /Filter /FlateDecode >> stream\r\n${packed}\nendstream endobj`),
    ['script'],
  ],
  ['a PDF with names alike', createPdf(500, '2 0 obj << /JSON 1 /JavaScripts 2 /JS /JS >> endobj'), []],
])('warns of what is in %s, and takes it', async (_, file, warnings) => {
  expect(await readKind(file)).toMatch(/^(pdf|docx?)$/)
  expect(await readWarnings(file)).toEqual(warnings)
})

it.each(Object.entries(hostileFiles))('reads %s within its limits', async (_, { create, kind }) => {
  expect(await readKind(create())).toBe(kind)
})

it('answers and never throws, whatever is done to a real file', async () => {
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
    await readKind(copy)
  })
  await fc.assert(run, { numRuns: 200 })
})

import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkFile } from './check-file.ts'
import { createDocx, createPdf, packZip } from './testing-documents.ts'

let folder: string
beforeAll(async () => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  folder = await mkdtemp(path.join(tmpdir(), 'site-check-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function check(content: Buffer, name: string, script?: string) {
  const file = path.join(folder, 'received')
  const scanner = path.join(folder, 'scanner')
  await writeFile(file, content)
  await writeFile(scanner, `#!/bin/sh\n${script}\n`)
  await chmod(scanner, 0o700)
  const scanCommand = script && `${scanner} --quiet`
  return checkFile({ path: file, name, bytes: content.length }, { field: 'resume', scanCommand })
}

it('says what a file is and what to look out for', async () => {
  expect(await check(createPdf(500, '/JavaScript'), 'cv.pdf')).toEqual({
    type: 'application/pdf',
    warnings: ['script'],
  })
})

it('judges by the content, whatever the name says', async () => {
  for (const name of ['cv.docx', 'cv', 'cv.jpg'])
    expect(await check(createPdf(), name)).toMatchObject({ type: 'application/pdf' })
})

it.each<[string, Buffer, string]>([
  ['fake.pdf', Buffer.from('Dear hiring team, আমি'), 'text'],
  ['cv.docx', packZip({ 'xl/workbook.xml': '' }), 'spreadsheet'],
  ['cv.pdf', Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF', 'latin1'), 'picture'],
  ['cv.pdf', Buffer.from('\0\0\0\x18ftypheic', 'latin1'), 'picture'],
  ['cv.doc', Buffer.from('{\\rtf1 Hello}'), 'rich-text'],
  ['cv.pdf', Buffer.from('%PDF-1.7 cut off'), 'damaged'],
  ['cv.docx', createDocx().subarray(0, 200), 'damaged'],
  ['cv.pages', packZip({ 'Index/Document.iwa': 'x' }), 'pages'],
  ['cv.odt', packZip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<x/>' }), 'open-document'],
  ['cv.pdf', Buffer.from('MZ\x90\0', 'latin1'), 'unknown'],
])('says what a refused file is: %s, %#', async (name, bytes, content) => {
  await expect(check(bytes, name)).rejects.toMatchObject({ code: 'unsupported-type', field: 'resume', content })
})

it('asks the operator’s scanner about a file that it would take', async () => {
  expect(await check(createPdf(), 'cv.pdf', '[ "$1" = --quiet ] && grep -q endobj "$2"')).toMatchObject({
    warnings: [],
  })
  await expect(check(createPdf(), 'cv.pdf', 'exit 1')).rejects.toMatchObject({ code: 'unsupported-type' })
})

it.each(['exit 2', 'kill -9 $$'])('takes nothing while the scanner does not work: %s', async (script) => {
  await expect(check(createPdf(), 'cv.pdf', script)).rejects.toMatchObject({ code: 'busy' })
})

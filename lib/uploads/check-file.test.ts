import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkFile } from './check-file.ts'
import { createPdf } from './testing-documents.ts'

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

it('refuses a file that is not what its name says, also when nothing else is wrong', async () => {
  await expect(check(createPdf(), 'cv.docx')).rejects.toMatchObject({ code: 'unsupported-type', field: 'resume' })
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

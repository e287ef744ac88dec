import { FILE_LIMITS } from '../limits.ts'
import { cleanFileName } from './file-name.ts'

it.each([
  ['C:\\Users\\amina\\CV 2026.pdf', 'CV 2026.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['cv\u202Efdp.exe', 'cvfdp.exe'],
  ['a\r\nb\u0000.pdf', 'ab.pdf'],
  ['.htaccess', 'htaccess'],
  ['"><script>.pdf', '___script_.pdf'],
  ['', 'file'],
  ['..', 'file'],
])('turns %j into %j', (given, clean) => {
  expect(cleanFileName(given)).toBe(clean)
})

it('shortens a long name and keeps its extension', () => {
  const name = cleanFileName(`${'আ'.repeat(400)}.docx`)
  expect(Array.from(name)).toHaveLength(FILE_LIMITS.name)
  expect(name.endsWith('.docx')).toBe(true)
})

import { FILE_LIMITS } from '../limits.ts'
import { cleanFileName } from './file-name.ts'

it.each([
  ['C:\\Users\\amina\\CV 2026.pdf', 'CV 2026.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['cv\u202Efdp.exe', 'cvfdp.exe'],
  ['a\r\nb\u0000.pdf', 'ab.pdf'],
  ['.htaccess', 'htaccess'],
  ['"><script>.pdf', '___script_.pdf'],
  ['cv\u{e0041}\u{e0042}.pdf', 'cv.pdf'],
  ['cv\u2028\u2029\u0085.pdf', 'cv.pdf'],
  ['c\u200dv\u200c\u200b\u2060\u00ad\u061c\u180e.pdf', 'cv.pdf'],
  ['cv\ue000\u{f0000}\ud800\ufeff.pdf', 'cv.pdf'],
  ['cv\u3164\u{e0100}\ufff9.pdf', 'cv.pdf'],
  ['a\u00a0\u3000b.pdf', 'a b.pdf'],
  // Bengali and Persian letters that a joiner shapes, and emoji of several parts.
  ['র\u200d্যাব.pdf', 'র\u200d্যাব.pdf'],
  ['হঠাত্\u200d.pdf', 'হঠাত্\u200d.pdf'],
  ['ক্\u200cষ.pdf', 'ক্\u200cষ.pdf'],
  ['می\u200cخواهم.pdf', 'می\u200cخواهم.pdf'],
  ['👩🏽\u200d⚕️ 🏳️\u200d🌈 1️⃣.pdf', '👩🏽\u200d⚕️ 🏳️\u200d🌈 1️⃣.pdf'],
  ['ক্\u200d\u200d\u200d\u200dv.pdf', 'ক্\u200dv.pdf'],
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

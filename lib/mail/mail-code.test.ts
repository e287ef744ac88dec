import { createMailCode, MATTERS, readMailCode } from './mail-code.ts'

const now = new Date('2026-11-25T10:00:00Z')
const later = (days: number) => new Date(now.getTime() + days * 86_400_000)

it.each(MATTERS)('the code of a mail about "%s" says so, with its day', (matter) => {
  const code = createMailCode(matter, now)
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
  expect(readMailCode(code, now)).toEqual({ matter, day: '2026-11-25', isExpired: false })
})

it('is read as people paste it', () => {
  const code = createMailCode('application', now)
  const expected = { matter: 'application', day: '2026-11-25', isExpired: false }
  for (const text of [
    ` ${code.toLowerCase()} `,
    code.replaceAll('-', ' '),
    code.replaceAll('0', 'O').replaceAll('1', 'l'),
    `https://site.example/check-mail?code=${code}`,
  ])
    expect([text, readMailCode(text, now)]).toEqual([text, expected])
})

it('is confirmed for a year', () => {
  const code = createMailCode('issue', now)
  expect(readMailCode(code, later(366))?.isExpired).toBe(false)
  expect(readMailCode(code, later(367))).toEqual({ matter: 'issue', day: '2026-11-25', isExpired: true })
})

it('is not ours after any change', () => {
  const code = createMailCode('alert', now)
  for (let i = 0; i < code.length; i++) {
    if (code[i] === '-') continue
    const other = code[i] === '7' ? '8' : '7'
    expect(readMailCode(code.slice(0, i) + other + code.slice(i + 1), now)).toBeNull()
  }
})

it.each(['', 'x', 'U'.repeat(16), '0'.repeat(16), 'Z'.repeat(16), 'code=', '🙂'.repeat(16), 'A'.repeat(100_000)])(
  'takes %j for no code',
  (text) => {
    expect(readMailCode(text, now)).toBeNull()
  },
)

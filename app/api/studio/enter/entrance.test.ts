import { LINKS_PER_EMAIL, POSTS_PER_MINUTE } from '@/lib/security/rate-limit'
import { storeInvited } from '@/lib/studio/people'
import { startStudio } from '@/lib/studio/testing-studio'
import * as challenge from './challenge/route'
import * as link from './link/route'
import * as passkey from './passkey/route'
import * as enter from './route'

const MAIL = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'site@site.example' }

let studio: Awaited<ReturnType<typeof startStudio>>
beforeAll(async () => {
  studio = await startStudio()
  studio.setEnv(MAIL)
  await studio.backend.use('test', (db) => storeInvited(db, { name: 'Anika', role: 'editor' }, 'anika@mail.example'))
})
afterAll(() => studio.stop())

const send = (route: { POST: (request: Request) => Promise<Response> }, body: unknown, headers = {}) =>
  studio.call(route.POST, { method: 'POST', role: null, body, headers })
const readCode = async (response: Response) => `${response.status} ${(await response.json()).code}`

it('answers everyone who asks for a link with the same status, headers and body', async () => {
  const answers = ['anika@mail.example', 'ANIKA@mail.example', 'nobody@mail.example', 'nobody@other.example']
  const seen = answers.map(async (email) => {
    const response = await send(link, { email })
    return [response.status, [...response.headers], await response.text()]
  })
  expect(new Set((await Promise.all(seen)).map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect((await send(link, { email: 'third@mail.example' })).status).toBe(200)
})

it('limits the links of an address, whoever asks, whether anyone has it or not', async () => {
  for (const email of ['limited-1@mail.example', 'limited-2@mail.example']) {
    await studio.backend.use('test', (db) =>
      storeInvited(db, { name: 'Limited', role: 'editor' }, 'limited-1@mail.example'),
    )
    for (let time = 0; time < LINKS_PER_EMAIL; time += 1) expect((await send(link, { email })).status).toBe(200)
    const upper = email.toUpperCase()
    expect(await readCode(await send(link, { email: upper }))).toBe('429 too-many-links')
  }
})

it('limits the links that one sender asks for', async () => {
  const from = { 'x-forwarded-for': '203.0.113.77' }
  for (let time = 0; time < POSTS_PER_MINUTE.signInLink; time += 1)
    expect((await send(link, { email: `${time}@mail.example` }, from)).status).toBe(200)
  expect(await readCode(await send(link, { email: 'x@mail.example' }, from))).toBe('429 limited')
})

it.each([
  ['<script>@mail.example'],
  ['a@mail.example\r\nBcc: b@mail.example'],
  ['x'.repeat(10_000)],
  [''],
  [null],
  [['a@mail.example']],
])('refuses what is no address: %#', async (email) => {
  expect(await readCode(await send(link, { email }))).toBe('422 invalid')
})

it('reads no body that is far too large', async () => {
  expect(await readCode(await send(link, { email: 'x'.repeat(100_000) }))).toBe('413 too-large')
})

it('offers links only where the site sends mail', async () => {
  const read = async () => (await studio.call(enter.GET, { role: null })).json()
  expect(await read()).toEqual({ sendsLinks: true, takesPasskeys: false })
  studio.setEnv()
  expect(await read()).toEqual({ sendsLinks: false, takesPasskeys: false })
  expect(await readCode(await send(link, { email: 'anika@mail.example' }))).toBe('409 no-mail')
  studio.setEnv(MAIL)
})

it('offers no passkeys where the Studio is at a plain http address', async () => {
  expect(await readCode(await send(challenge, {}))).toBe('409 no-passkeys')
})

it('is for our own pages and hosts', async () => {
  for (const route of [link, challenge, passkey, enter]) {
    for (const headers of [{ origin: 'https://evil.example' }, { origin: '' }, { 'sec-fetch-site': 'cross-site' }])
      expect(await readCode(await send(route, { email: 'anika@mail.example' }, headers))).toBe('403 other-site')
    expect(await readCode(await send(route, {}, { host: 'evil.example' }))).toBe('404 missing')
  }
})

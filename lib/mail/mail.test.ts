import { readFileSync } from 'node:fs'
import path from 'node:path'
import { mail } from '../../content/mail.ts'
import { SERVICE_OPTIONS, serviceLabels } from '../../content/service-options.ts'
import { sampleCandidate, sampleMessage } from '../backend/testing.ts'
import { readEnv } from '../env.ts'
import { toApplicationMails, toContactMails, toSubscriptionMail } from './mails.ts'
import { createMailer } from './send-mail.ts'
import { startMailServer } from './testing-mail-server.ts'

const site = { SITE_URL: 'https://site.example', STUDIO: 'on' } as const
const settings = { MAIL_TO_HIRING: 'hiring@site.example', MAIL_TO_SALES: 'sales@site.example', ...site }
const about = {
  job: 'Engineer',
  reference: 'NK-7F3K-2M9Q',
  studioPath: '/studio/applications/NK-7F3K-2M9Q',
  candidatePath: '/application/t',
}

type Answer = { code: number } | 'hang' | null
let answer: Answer = null
/** The server's response to each address. */
let refusal: { code: number; text: string } | null = null
const arrived: string[] = []
let server: Awaited<ReturnType<typeof startMailServer>>

beforeAll(async () => {
  server = await startMailServer({
    checkRecipient: () => refusal,
    onMail({ source }, done) {
      if (answer === 'hang') return
      if (answer) return done({ code: answer.code, text: 'someone@mail.example is unknown' })
      arrived.push(source)
      done()
    },
  })
})
afterAll(() => server.close())
beforeEach(() => {
  answer = null
  refusal = null
  arrived.length = 0
})

const send = async (mails: ReturnType<typeof toContactMails>, to = server.url) => {
  const mailer = createMailer(to, 'Site <site@site.example>')
  const attempts = []
  for (const mail of mails) attempts.push(await mailer.send(mail))
  mailer.close()
  return attempts
}

it('confirms an application, and tells hiring no more than name and position', async () => {
  const mails = toApplicationMails({ candidate: sampleCandidate, ...about }, settings)
  expect(await send(mails)).toEqual([{ result: 'accepted' }, { result: 'accepted' }])
  const [confirmation = '', note = ''] = arrived
  expect(confirmation).toContain(`To: ${sampleCandidate.email}`)
  expect(confirmation).toContain(`Subject: ${mail.candidate.subject.replace('{job}', 'Engineer')}`)
  expect(confirmation).toMatch(/^Message-ID: <[\w-]+@/m)
  expect(confirmation).toMatch(/^Date: /m)
  expect(confirmation).toContain('NK-7F3K-2M9Q')
  // Long lines are wrapped anywhere.
  expect(note.replace(/=\r?\n/g, '')).toContain('https://site.example/studio/applications/NK-7F3K-2M9Q')
  for (const secret of [sampleCandidate.email, sampleCandidate.phone, sampleCandidate.whyInterested])
    expect(mails[1]?.text + String(mails[1]?.html)).not.toContain(secret)
})

it('sends hiring to the inbox where there is no Studio', () => {
  const env = readEnv({ MAIL_TO_HIRING: 'hiring@site.example', STUDIO: 'off' })
  const [, note] = toApplicationMails({ candidate: sampleCandidate, ...about }, env)
  expect(note?.text).toContain(mail.hiring.textWithoutStudio.split('{job}')[1])
  expect(note?.text).not.toContain('http')
})

it('lets sales answer the person', async () => {
  await send(toContactMails(sampleMessage, 'NK-1', settings))
  expect(arrived[1]).toContain(`Reply-To: ${sampleMessage.email}`)
})

it('names the service as the contact page does', () => {
  const service = SERVICE_OPTIONS[1] ?? SERVICE_OPTIONS[0]
  const [, note] = toContactMails({ ...sampleMessage, service }, 'NK-1', settings)
  expect(note?.text).toContain(mail.sales.service.replace('{service}', serviceLabels[service]))
  expect(note?.text).not.toContain(service)
})

it('keeps what a person typed out of the headers and out of the markup', async () => {
  const evil = 'Eve\r\nBcc: all@mail.example\r\n\r\n<script>alert(1)</script> {reference}'
  const mails = toContactMails({ ...sampleMessage, name: evil, message: evil }, 'NK-1', settings)
  await send(mails)
  for (const source of arrived) expect(source.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/m)
  for (const { html } of mails) expect(html).not.toContain('<script>')
})

it('lets a mail program unsubscribe in one press', async () => {
  const at = (path: string) => `https://site.example/${path}`
  await send([
    toSubscriptionMail('a@mail.example', { confirm: at('c'), end: at('e'), oneClickUnsubscribeUrl: at('now?token=x') }),
  ])
  const [head = '', body = ''] = (arrived[0] ?? '').split('\r\n\r\n')
  expect(head).toContain('List-Unsubscribe: <https://site.example/now?token=x>')
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(head + body).not.toContain('undefined')
})

it('attaches the mark, which a program shows inside the mail', async () => {
  await send(toContactMails(sampleMessage, 'NK-1', site))
  const [, part = ''] = (arrived[0] ?? '').split('Content-Type: image/png')
  expect(arrived[0]).toContain('Content-Type: multipart/related')
  expect(part).toMatch(/^Content-Id: <mark>/im)
  expect(part).toMatch(/^Content-Disposition: inline/m)
  const [, data = ''] = part.split('\r\n\r\n')
  const file = readFileSync(path.join(process.cwd(), 'public/icons/mail-mark.png'))
  expect(Buffer.from(data.split('--')[0] ?? '', 'base64')).toEqual(file)
})

it('carries Bengali names', async () => {
  await send(toContactMails({ ...sampleMessage, name: 'রাফি', lastName: 'হাসান' }, 'NK-1', settings))
  const subject = /^Subject: =\?UTF-8\?B\?(.+?)\?=/m.exec(arrived[1] ?? '')?.[1] ?? ''
  const plain = /^Subject: (.*)/m.exec(arrived[1] ?? '')?.[1]
  expect(subject ? Buffer.from(subject, 'base64').toString() : plain).toMatch(/রাফি|=\?UTF-8\?Q/)
})

it('tells a refusal from a failure, without the words of the server', async () => {
  const mails = toContactMails(sampleMessage, 'NK-1', site)
  for (const [code, result] of [
    [550, 'refused'],
    [451, 'failed'],
    [421, 'failed'],
  ] as const) {
    answer = { code }
    expect(await send(mails)).toEqual([expect.objectContaining({ result, problem: `SMTP ${code}` })])
  }
})

it('tells an address that takes no mail from a mail or a sender that is not wanted', async () => {
  const mails = toContactMails(sampleMessage, 'NK-1', site)
  const isBounce = async () => (await send(mails)).some((attempt) => 'isBounce' in attempt)
  refusal = { code: 550, text: '5.1.1 no such person' }
  expect(await isBounce()).toBe(true)
  refusal = { code: 554, text: '5.7.1 relay access denied' }
  expect(await isBounce()).toBe(false)
  refusal = { code: 451, text: 'greylisted' }
  expect(await isBounce()).toBe(false)
  refusal = null
  answer = { code: 550 }
  expect(await isBounce()).toBe(true)
  answer = { code: 554 }
  expect(await isBounce()).toBe(false)
})

it('fails where nothing listens', async () => {
  const [attempt] = await send(toContactMails(sampleMessage, 'NK-1', site), 'smtp://127.0.0.1:9')
  expect(attempt).toEqual({ result: 'failed', problem: 'ESOCKET' })
})

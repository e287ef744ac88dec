import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import { light } from '../../content/colours.ts'
import { mail as copy } from '../../content/mail.ts'
import { MARK_SRC, type Mail } from './message.ts'
import { listSampleMails } from './testing-mails.ts'

// biome-ignore lint/style/noProcessEnv: the links of a mail lead to the site of the settings.
process.env.SITE_URL = 'https://site.example'

const HOSTILE = [
  'Eve\r\nBcc: all@mail.example\r\n\r\n<script>alert(1)</script>',
  'Eve\nSubject: other\u2028X-Header: yes\0',
  '{link} {reference} {name} {job} $& $1 {constructor} {__proto__}',
  '"><img src=x onerror=alert(1)> <a href="javascript:alert(1)">x</a>',
  '</p></body><style>*{display:none}</style><!-- ',
  '=?UTF-8?Q?=0ABcc:_all=40mail.example?=',
  '\u202Egpj.exe\u2066 <b>ok</b>',
  '.\r\n.\r\nMAIL FROM:<x@y.example>',
]

const compose = ({ date, ...mail }: Mail): Promise<string> =>
  new Promise((resolve, reject) =>
    new MailComposer({ ...mail, from: 'Site <site@site.example>', date: new Date(date) })
      .compile()
      .build((error, source) => (error ? reject(error) : resolve(source.toString()))),
  )

const ALLOWED = new Set(
  'from to reply-to subject message-id date mime-version content-type list-unsubscribe list-unsubscribe-post auto-submitted x-auto-response-suppress'.split(
    ' ',
  ),
)

describe.each(HOSTILE)('with %j in every field', (text) => {
  const plain = listSampleMails({ name: 'Rafi', text: 'Text', title: 'Title' })

  it.each(Object.entries(listSampleMails({ name: text, text, title: text })))(
    'the mail %s keeps its headers, its markup and its links',
    async (key, mail) => {
      const head = (await compose(mail)).split('\r\n\r\n')[0] ?? ''
      const names = [...head.matchAll(/^([\w-]+):/gm)].map(([, name = '']) => name.toLowerCase())
      expect(names.filter((name) => !ALLOWED.has(name))).toEqual([])
      expect(new Set(names).size).toBe(names.length)
      const read = (html: string) => {
        const elements = DomUtils.getElementsByTagName(() => true, parseDocument(html))
        return elements.filter(({ name }) => name !== 'br').map(({ name, attribs }) => [name, attribs])
      }
      // These have as many paragraphs as their author wrote.
      const isWritten = ['issue', 'test', 'written'].includes(key)
      if (!isWritten) expect(read(mail.html)).toEqual(read(plain[key]?.html ?? ''))
      for (const [name, attribs] of read(mail.html) as [string, Record<string, string>][]) {
        expect(['script', 'iframe', 'object', 'form']).not.toContain(name)
        if (name === 'img') expect(attribs.src).toMatch(/^(cid:mark$|https:\/\/site\.example\/card\/)/)
        if (attribs.href) expect(attribs.href).toMatch(/^https:\/\/site\.example\//)
        expect(Object.keys(attribs).filter((attribute) => attribute.startsWith('on'))).toEqual([])
      }
      expect(mail.text).not.toMatch(/undefined|\[object/)
    },
  )
})

it('numbers steps in the text too, and has one colon before an address', () => {
  const mails = listSampleMails({ name: 'Rafi', text: 'Text', title: 'Title' })
  expect(mails.toCandidate?.text).toMatch(/\n1\. .+\n2\. /)
  for (const { text } of Object.values(mails)) expect(text).not.toMatch(/: [^:.\n]{1,80}: https:/)
})

it('says whether a program or a person sent it, so that no absence note comes back to a program', async () => {
  for (const [key, mail] of Object.entries(listSampleMails({ name: 'Rafi', text: 'Text', title: 'Title' }))) {
    const [head = ''] = (await compose(mail)).split('\r\n\r\n')
    if (key === 'written') {
      expect(head).not.toMatch(/^(Auto-Submitted|X-Auto-Response-Suppress):/m)
      continue
    }
    const isReply = key === 'toSender'
    expect([key, /^Auto-Submitted: (.*)$/m.exec(head)?.[1]]).toEqual([key, isReply ? 'auto-replied' : 'auto-generated'])
    expect(head).toMatch(/^X-Auto-Response-Suppress: OOF, AutoReply$/m)
  }
})

const findPictures = (html: string) =>
  DomUtils.getElementsByTagName('img', parseDocument(html)).map(({ attribs }) => attribs)

it('shows the mark, and loads nothing but the cards of a newsletter, which have the same address for all readers', () => {
  for (const [key, { html }] of Object.entries(listSampleMails({ name: 'Rafi', text: 'Text', title: 'Title' }))) {
    expect(html).not.toMatch(/<link|url\(|@import|<script/)
    const [mark, ...cards] = findPictures(html)
    expect(mark).toMatchObject({ src: MARK_SRC, alt: '' })
    const isIssue = key === 'issue' || key === 'test'
    const card = { src: 'https://site.example/card/a.png', alt: copy.issue.picture.replace('{title}', 'Title') }
    expect(cards).toEqual(isIssue ? [expect.objectContaining(card)] : [])
  }
})

it('gives every link the brand’s colour, and every coloured part its dark colour', () => {
  for (const { html } of Object.values(listSampleMails({ name: 'Rafi', text: 'Text', title: 'Title' }))) {
    const elements = DomUtils.getElementsByTagName(() => true, parseDocument(html))
    for (const { name, attribs } of elements) {
      if (name === 'a')
        expect(attribs.style).toMatch(`${attribs.class === 'button' ? 'background' : 'color'}:${light.primary}`)
      if (attribs.style?.includes('#'))
        for (const one of attribs.class?.split(' ') ?? ['']) expect(html).toContain(`.${one}{`)
    }
  }
})

it('says the same in both forms, and carries Bengali names', () => {
  const mails = listSampleMails({ name: 'রাফি', text: 'আমি আবেদন করতে চাই।\n\nধন্যবাদ।', title: 'সফটওয়্যার প্রকৌশলী' })
  const folder = path.join(import.meta.dirname, '../../test-results/mails')
  mkdirSync(folder, { recursive: true })
  for (const [name, { subject, text, html }] of Object.entries(mails)) {
    writeFileSync(path.join(folder, `${name}.html`), html)
    writeFileSync(path.join(folder, `${name}.txt`), `${subject}\n\n${text}`)
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)
    for (const href of links) expect(text).toContain(href)
  }
  expect(mails.toCandidate?.text).toContain('রাফি')
  expect(mails.toSales?.subject).toContain('রাফি')
})

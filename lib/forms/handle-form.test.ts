import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileErrors } from '../../content/file-errors.ts'
import { applyForm } from '../applications/apply-form.ts'
import { uploadForm } from '../applications/upload-form.ts'
import { BackendError } from '../backend/contract.ts'
import { createEmbeddedBackend } from '../backend/embedded/index.ts'
import { contactForm } from '../contact/contact-form.ts'
import type { Database } from '../db/database.ts'
import { decryptJobToken, encryptJobId, encryptJobLink } from '../jobs/job-link.ts'
import { newsletterForm } from '../newsletter/newsletter-form.ts'
import { routes } from '../routes.ts'
import * as others from './refuse.ts'
import { answers, findLinks, message, startForms } from './testing-forms.ts'

const fixture = (name: string) => readFileSync(path.join(import.meta.dirname, '../../e2e/fixtures', name))

let forms: Awaited<ReturnType<typeof startForms>>
let token: string

beforeAll(async () => {
  forms = await startForms()
  token = forms.token
})
afterAll(() => forms.stop())

const post: typeof forms.post = (...request) => forms.post(...request)
const json = (value: unknown) => JSON.stringify(value)
const asJson = { 'content-type': 'application/json', accept: 'application/json' }
const asPage = { accept: 'text/html,*/*;q=0.8' }

function toForm(values: Record<string, string>, files: Record<string, [string, Buffer]> = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  for (const [field, [name, bytes]] of Object.entries(files)) form.set(field, new File([new Uint8Array(bytes)], name))
  return form
}
async function upload(field: string, name: string): Promise<string> {
  const response = await post(uploadForm, toForm({}, { [field]: [name, fixture(name)] }))
  return ((await response.json()) as { link: string }).link
}
const both = {
  resume: ['resume.pdf', fixture('resume.pdf')],
  coverLetterFile: ['cover-letter.docx', fixture('cover-letter.docx')],
} as Record<string, [string, Buffer]>

describe('a contact message', () => {
  it('sent by a script is answered with the server’s message', async () => {
    const response = await post(contactForm, json({ ...message, agree: true }), asJson)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      statusCode: 200,
      message: 'Your message has been sent.',
      reference: expect.any(String),
    })
  })

  it('sent without scripts ends on a page whose address holds nothing personal', async () => {
    const response = await post(contactForm, new URLSearchParams(message), asPage)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toMatch(/^\/contact\/sent\?ref=[\w-]+$/)
  })

  it('with errors comes back to a script with a sentence for each field', async () => {
    const response = await post(contactForm, json({ email: 'x' }), asJson)
    expect(response.status).toBe(422)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(await response.json()).toMatchObject({
      code: 'invalid',
      errors: { name: 'Enter your first name', email: expect.stringContaining('name@example.com') },
    })
  })

  it('with errors comes back as the page, filled in, for the server to process as any page', async () => {
    const response = await post(contactForm, new URLSearchParams({ ...message, email: 'x' }), asPage)
    const html = await response.text()
    expect(response.status).toBe(422)
    expect(html).toContain('value="Rumana"')
    expect(html).toContain('role="alert"')
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

describe('the handlers', () => {
  it('refuse other sites, and do not fill a page in with what they sent', async () => {
    const response = await post(contactForm, new URLSearchParams(message), {
      ...asPage,
      'sec-fetch-site': 'cross-site',
    })
    expect(response.status).toBe(403)
    expect(await response.text()).not.toContain('Rumana')
  })

  it.each([
    ['text/plain', 'x', 415],
    ['application/json', '{', 400],
    ['application/json', '[]', 400],
    ['multipart/form-data', 'x', 400],
    ['application/json', json({ message: 'x'.repeat(300_000) }), 413],
  ])('answer %s that cannot be taken with its status', async (type, body, status) => {
    expect((await post(contactForm, body, { 'content-type': type })).status).toBe(status)
  })

  it('refuse a text that says it is too long before any of it comes', async () => {
    const response = await post(contactForm, '{}', { ...asJson, 'content-length': '900000000' })
    expect(response.status).toBe(413)
  })

  it('answer a flood with 429 and when to come back', async () => {
    const flood = { ...asJson, 'x-forwarded-for': '203.0.113.1' }
    let response = await post(contactForm, json(message), flood)
    for (let count = 0; response.status !== 429 && count < 40; count += 1)
      response = await post(contactForm, '{}', flood)
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    const page = await post(contactForm, new URLSearchParams(message), { ...asPage, 'x-forwarded-for': '203.0.113.1' })
    expect(page.status).toBe(429)
    expect(await page.text()).toContain('value="Rumana"')
  })

  it('count a flood together with other machines, by a key that holds no address', async () => {
    const keys: string[] = []
    const countPost = async ({ key }: { key: string }) => (keys.push(key) > 2 ? 17 : null)
    const from = { ...asJson, 'x-forwarded-for': '203.0.113.7' }
    const send = () => post(contactForm, json({ ...message, agree: true }), from, { ...forms.backend, countPost })
    const responses = [await send(), await send(), await send()]
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 429])
    expect(responses[2]?.headers.get('retry-after')).toBe('17')
    expect(keys[0]).toMatch(/^contact [\w-]{43}$/)
    expect(new Set(keys).size).toBe(1)
  })

  it('answer 503 in words while the database is away, and count floods all the same', async () => {
    jest.spyOn(process.stdout, 'write').mockImplementation(() => true)
    const away = createEmbeddedBackend(forms.dataDir, { url: 'postgres://127.0.0.1:1/site' })
    const from = { 'x-forwarded-for': '203.0.113.8' }
    const answer = await post(contactForm, json({ ...message, agree: true }), { ...asJson, ...from }, away)
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({
      code: 'busy',
      detail: expect.stringContaining('What you typed is still'),
    })
    const page = await post(contactForm, new URLSearchParams(message), { ...asPage, ...from }, away)
    expect(page.status).toBe(503)
    expect(await page.text()).toContain('value="Rumana"')
    let status = 0
    for (let count = 0; status !== 429 && count < 40; count += 1)
      status = (await post(contactForm, '{}', { ...asJson, ...from }, away)).status
    expect(status).toBe(429)
    jest.restoreAllMocks()
  })

  it('answer other verbs with 405 and the right one, a browser with a page that leads to the form', async () => {
    expect(Object.keys(others).sort()).toEqual(['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'PUT'])
    const ask = (headers: Record<string, string>) =>
      new Request(`http://site.example${routes.api.contact}`, { headers })
    for (const answer of Object.values(others).map((refuse) => refuse(ask({}))))
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
    const page = others.GET(ask(asPage))
    expect([page.status, page.headers.get('allow')]).toEqual([405, 'POST'])
    expect(await page.text()).toContain(`<a href="${routes.contact}">`)
  })

  it.each([
    ['unreachable', 502],
    ['timeout', 502],
    ['failed', 502],
    ['unreadable', 502],
    ['busy', 503],
    ['conflict', 422],
    ['refused', 422],
    ['unsupported', 502],
  ] as const)('tell a backend that is %s from every other failure', async (code, status) => {
    const broken = { ...forms.backend, subscribe: () => Promise.reject(new BackendError(code, 'secret text')) }
    const response = await post(newsletterForm, json({ email: 'a@b.example' }), asJson, broken)
    const problem = await response.json()
    expect([response.status, problem.code]).toEqual([status, code])
    expect(json(problem)).not.toContain('secret')
  })

  it('tell nothing about an unknown error', async () => {
    const broken = { ...forms.backend, subscribe: () => Promise.reject(new Error('secret text')) }
    const response = await post(newsletterForm, json({ email: 'a@b.example' }), asJson, broken)
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('secret')
  })
})

describe('an application', () => {
  it('sent by a script, files first, is stored once however often it is sent', async () => {
    const links = {
      resumeLink: await upload('resume', 'resume.pdf'),
      coverLetterLink: await upload('coverLetterFile', 'cover-letter.docx'),
    }
    const body = json({ ...answers, ...links, jobId: token })
    const send = () => post(applyForm, body, { ...asJson, 'idempotency-key': 'attempt-1' })
    const replies = await Promise.all(
      (await Promise.all([send(), send(), send(), send(), send()])).map((reply) => reply.json()),
    )
    expect(new Set(replies.map((reply) => reply.reference)).size).toBe(1)
    const { reference, link } = replies[0]
    const candidateToken = link.slice(routes.application('*').length - 1)
    expect(replies[0]).toMatchObject({
      statusCode: 200,
      location: routes.jobSubmitted(token, reference, { candidateToken }),
    })
    expect(decryptJobToken(token)).toEqual({ jobId: forms.jobId, token })
    const changed = await post(applyForm, json({ ...answers, ...links, jobId: token, address: 'Sylhet' }), {
      ...asJson,
      'idempotency-key': 'attempt-1',
    })
    expect([changed.status, (await changed.json()).code]).toEqual([422, 'conflict'])
  })

  it('keeps the label of its link, sent with scripts or without, and is still one application', async () => {
    const label = 'Anika’s <b>friends</b>'
    const labelled = encryptJobLink({ jobId: forms.jobId, label })
    const given = { ...answers, name: 'Labelled' }
    const sent = await post(applyForm, toForm({ ...given, jobId: labelled }, both), asPage)
    // The receipt belongs to the position, no matter which link led to it.
    expect(sent.headers.get('location')).toContain(`/job-apply/${token}/submitted`)
    const again = await post(applyForm, toForm({ ...given, jobId: token }, both), asPage)
    expect(again.headers.get('location')).toBe(sent.headers.get('location'))
    const resumeLink = await upload('resume', 'resume.pdf')
    const coverLetterLink = await upload('coverLetterFile', 'cover-letter.docx')
    const body = json({ ...answers, resumeLink, coverLetterLink, jobId: labelled })
    const { reference } = await (await post(applyForm, body, { ...asJson, 'idempotency-key': 'labelled' })).json()
    const rows = await forms.backend.use('test', (db) => db.selectFrom('applicationSources').selectAll().execute())
    expect(rows.map((row) => row.label)).toEqual([label, label])
    expect(rows.map((row) => row.reference)).toContain(reference)
  })

  it('that an assistant filled in says so, without looking like the work of a bot', async () => {
    const signals: Record<string, string | undefined> = {}
    for (const assisted of ['yes', '']) {
      const resumeLink = await upload('resume', 'resume.pdf')
      const coverLetterLink = await upload('coverLetterFile', 'cover-letter.docx')
      const email = `assisted-${assisted}@mail.example`
      const body = json({ ...answers, email, resumeLink, coverLetterLink, jobId: token, assisted })
      const { reference } = await (await post(applyForm, body, { ...asJson, 'idempotency-key': email })).json()
      const find = (db: Database) =>
        db.selectFrom('applications').select('signals').where('reference', '=', reference).executeTakeFirst()
      signals[assisted] = (await forms.backend.use('test', find))?.signals
    }
    expect(signals).toEqual({ yes: 'assisted', '': '' })
  })

  it('sent without scripts is stored once, and ends on its page', async () => {
    const send = () => post(applyForm, toForm({ ...answers, name: 'Nadia', jobId: token }, both), asPage)
    const first = await send()
    expect(first.status).toBe(303)
    expect(first.headers.get('location')).toMatch(
      new RegExp(`^/job-apply/${token}/submitted\\?ref=[\\w-]+&own=[\\w.-]+$`),
    )
    expect((await send()).headers.get('location')).toBe(first.headers.get('location'))
    expect(forms.countFiles('incoming')).toBe(0)
  })

  it('with a missing answer comes back without its files having to be chosen again', async () => {
    const { name, ...rest } = answers
    const response = await post(applyForm, toForm({ ...rest, jobId: token }, both), asPage)
    const html = await response.text()
    expect(response.status).toBe(422)
    expect(html).toContain('resume.pdf is already uploaded.')
    expect((await post(applyForm, toForm({ ...rest, ...findLinks(html), name, jobId: token }), asPage)).status).toBe(
      303,
    )
  })

  it('that is corrected twice, from links signed at different times, is stored once', async () => {
    const { name, ...rest } = { ...answers, address: 'Sylhet' }
    const locations = new Set<string | null>()
    for (let time = 0; time < 2; time += 1) {
      const html = await (await post(applyForm, toForm({ ...rest, jobId: token }, both), asPage)).text()
      const sent = await post(applyForm, toForm({ ...rest, ...findLinks(html), name, jobId: token }), asPage)
      locations.add(sent.headers.get('location'))
    }
    expect([...locations]).toEqual([expect.stringContaining('ref=')])
  })

  it('with one bad file keeps the good one and names the bad one', async () => {
    const files = { ...both, coverLetterFile: ['letter.pdf', Buffer.from('MZ a program')] as [string, Buffer] }
    const html = await (await post(applyForm, toForm({ ...answers, jobId: token }, files), asPage)).text()
    expect(html).toContain(`letter.pdf ${fileErrors.unknown}`)
    expect(html).toContain('resume.pdf is already uploaded.')
    expect(forms.countFiles('incoming')).toBe(0)
  })

  it.each([
    ['letter.pdf', Buffer.from('MZ a program'), 415],
    ['letter.pdf', Buffer.alloc(5 * 1024 * 1024 + 1), 413],
  ])('without scripts whose only error is a file has the status of that error', async (name, bytes, status) => {
    const files = { ...both, coverLetterFile: [name, bytes] as [string, Buffer] }
    expect((await post(applyForm, toForm({ ...answers, jobId: token }, files), asPage)).status).toBe(status)
    const { name: _, ...rest } = answers
    expect((await post(applyForm, toForm({ ...rest, jobId: token }, files), asPage)).status).toBe(422)
  })

  it('takes only links that the site issued for that field', async () => {
    const resumeLink = await upload('resume', 'resume.pdf')
    const body = { ...answers, jobId: token, resumeLink: 'uploads/x.pdf', coverLetterLink: resumeLink }
    const response = await post(applyForm, json(body), asJson)
    expect(response.status).toBe(422)
    const again = 'This file was uploaded too long ago. Choose it again.'
    expect((await response.json()).errors).toEqual({ resume: again, coverLetterFile: again })
  })

  it('with an answer that no database stores is told which', async () => {
    const links = {
      resumeLink: await upload('resume', 'resume.pdf'),
      coverLetterLink: await upload('coverLetterFile', 'cover-letter.docx'),
    }
    const body = json({ ...answers, ...links, jobId: token, whyInterested: '\0' })
    const response = await post(applyForm, body, asJson)
    expect([response.status, (await response.json()).errors]).toEqual([
      422,
      { whyInterested: 'Why are you interested in this position? is required' },
    ])
  })

  it('for a position that is gone, or through a broken link, is told so', async () => {
    for (const jobToken of [encryptJobId('no-such-job'), 'broken']) {
      const links = {
        resumeLink: await upload('resume', 'resume.pdf'),
        coverLetterLink: await upload('coverLetterFile', 'cover-letter.docx'),
      }
      const response = await post(applyForm, json({ ...answers, ...links, jobId: jobToken }), asJson)
      expect([response.status, (await response.json()).code]).toEqual([422, 'closed'])
    }
  })

  it('shows a person without scripts the page of the closed position', async () => {
    const response = await post(applyForm, new URLSearchParams({ ...answers, jobId: 'gone' }), asPage)
    expect([response.status, await response.text()]).toEqual([422, expect.stringContaining('It closed.')])
  })
})

describe('an uploaded file', () => {
  it.each([
    ['resume.pdf', Buffer.alloc(5 * 1024 * 1024 + 1), 413, 'too-large'],
    ['resume.pdf', Buffer.from('MZ a program'), 415, 'unsupported-type'],
    ['program.exe', Buffer.from('MZ a program'), 415, 'unsupported-type'],
    ['resume.pdf', Buffer.alloc(0), 422, 'empty'],
    ['resume.pdf', fixture('protected.pdf'), 422, 'encrypted'],
  ])('%s that cannot be taken is refused by name', async (name, bytes, status, code) => {
    const response = await post(uploadForm, toForm({}, { resume: [name, bytes] }), { accept: 'application/json' })
    const problem = await response.json()
    expect([response.status, problem.code]).toEqual([status, code])
    expect(problem.errors.resume).toContain(name)
    expect(problem.detail).toContain(name)
    expect(forms.countFiles('incoming')).toBe(0)
  })

  it('comes alone', async () => {
    expect((await post(uploadForm, toForm({}, both))).status).toBe(400)
    expect((await post(uploadForm, toForm({ a: 'b' }))).status).toBe(400)
  })

  it('comes as a form with files only', async () => {
    expect((await post(uploadForm, '{}', asJson)).status).toBe(415)
    expect((await post(uploadForm, new URLSearchParams({ resume: 'x' }))).status).toBe(415)
  })
})

import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { routes } from '../../lib/routes.ts'
import { toMultipart } from '../http/multipart.ts'
import { type HttpResponse, send } from '../http/send.ts'
import { padDocx, padPdf } from './documents.ts'

type Tally = { ms: number[]; failures: Record<string, number> }

export const createTally = (): Tally => ({ ms: [], failures: {} })

// Each visitor has an address, because the site counts posts by address.
const toAddress = () =>
  `100.${64 + Math.floor(Math.random() * 64)}.${Math.floor(Math.random() * 256)}.${Date.now() % 254}`

/** Runs one action and notes its time, from when it was `due`, or its fault. */
async function note(tally: Tally, due: number, act: () => Promise<string | null>) {
  const fault = await act().catch((error: Error) => error.message)
  if (fault === null) tally.ms.push(performance.now() - due)
  else tally.failures[fault] = (tally.failures[fault] ?? 0) + 1
}

/** Null for a complete response with the expected status, else a description of it. */
const toFault = (what: string, expected: number, { status, error }: HttpResponse) =>
  status === expected && !error ? null : `${what} answered ${error || status}`

/** People who read and people who apply, over kept connections. */
export function createVisitors(base: string) {
  const readers = new http.Agent({ keepAlive: true, maxSockets: 60 })
  const applicants = new http.Agent({ keepAlive: true, maxSockets: 60 })

  const ask = (method: string, path: string, headers: Record<string, string>, body?: Buffer) =>
    send(base, { method, path, headers, ...(body && { body }) }, body ? applicants : readers)

  const view = (tally: Tally, due: number, path: string) =>
    note(tally, due, async () => {
      const page = await ask('GET', path, { accept: 'text/html', 'accept-encoding': 'gzip' })
      return toFault('page', 200, page)
    })

  const close = () => void [readers, applicants].map((agent) => agent.destroy())
  return { ask, view, close }
}

type Visitors = ReturnType<typeof createVisitors>

export const answers = {
  name: 'Rumana',
  lastName: 'Akter',
  email: 'rumana@mail.example',
  phone: '01711 000000',
  address: 'Dhaka',
  totalExperience: '3-5',
  whyInterested: 'The work.',
  relevantExperience: 'Three years of it.',
  privacyConsent: 'yes',
}

function toForm(fields: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

/** Applications as the wizard sends them: two files, each in its own call, then the answers. Every fourth comes without scripts. */
export async function createApplicants({ ask }: Visitors, token: string, bytes: number) {
  const resume = new File([new Uint8Array(padPdf(bytes))], 'resume.pdf')
  const coverLetterFile = new File([new Uint8Array(padDocx(bytes))], 'cover-letter.docx')
  // Made once, because this program shares the site's processors.
  const uploads = [await toMultipart(toForm({ resume })), await toMultipart(toForm({ coverLetterFile }))]
  let count = 0

  async function applyWithScripts(from: Record<string, string>): Promise<string | null> {
    const key = randomUUID()
    const links: string[] = []
    for (const { headers, body } of uploads) {
      const own = { ...from, ...headers, 'idempotency-key': `${key}${links.length}` }
      const uploaded = await ask('POST', routes.api.upload, own, body)
      const fault = toFault('upload', 200, uploaded)
      if (fault) return fault
      links.push((JSON.parse(uploaded.body) as { link: string }).link)
      await sleep(200)
    }
    const [resumeLink, coverLetterLink] = links
    const sent = { ...answers, email: `${key}@mail.example`, jobId: token, resumeLink, coverLetterLink }
    const own = { ...from, 'content-type': 'application/json', 'idempotency-key': key }
    const applied = await ask('POST', routes.api.apply, own, Buffer.from(JSON.stringify(sent)))
    return toFault('application', 200, applied)
  }

  async function applyWithoutScripts(from: Record<string, string>): Promise<string | null> {
    const texts = { ...answers, email: `${randomUUID()}@mail.example`, jobId: token }
    const { headers, body } = await toMultipart(toForm({ ...texts, resume, coverLetterFile }))
    const applied = await ask('POST', routes.api.apply, { ...from, ...headers, accept: 'text/html' }, body)
    return toFault('form', 303, applied)
  }

  return (tally: Tally) => {
    count += 1
    const apply = count % 4 === 0 ? applyWithoutScripts : applyWithScripts
    return note(tally, performance.now(), () => apply({ 'x-forwarded-for': toAddress() }))
  }
}

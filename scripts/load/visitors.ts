import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { routes } from '../../lib/routes.ts'
import { padDocx, padPdf } from './documents.ts'

type Reply = { status: number; body: string; location: string }

const TIMEOUT_MS = 30_000

/** What visitors did: how long each took in milliseconds, and what failed, by what it was answered. */
export type Tally = { ms: number[]; failures: Record<string, number> }

/** A count to begin with. */
export const createTally = (): Tally => ({ ms: [], failures: {} })

// Every visitor has an address of its own, as people do: the site counts posts by it.
const toAddress = () =>
  `100.${64 + Math.floor(Math.random() * 64)}.${Math.floor(Math.random() * 256)}.${Date.now() % 254}`

/** Does one thing, and notes how long it took, or how it failed. `due` is when it should have begun. */
async function note(tally: Tally, due: number, act: () => Promise<string | null>) {
  const fault = await act().catch((error: Error) => error.message)
  if (fault === null) tally.ms.push(performance.now() - due)
  else tally.failures[fault] = (tally.failures[fault] ?? 0) + 1
}

/** People who look at pages and people who apply, over connections that are kept. */
export function createVisitors(base: string) {
  const { hostname, port } = new URL(base)
  const readers = new http.Agent({ keepAlive: true, maxSockets: 60 })
  const applicants = new http.Agent({ keepAlive: true, maxSockets: 60 })

  function ask(
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: Buffer,
    agent: http.Agent | false = body ? applicants : readers,
  ): Promise<Reply> {
    return new Promise<Reply>((resolve, reject) => {
      const request = http.request(
        { hostname, port, path, method, headers, agent, timeout: TIMEOUT_MS },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('error', reject)
          response.on('end', () => {
            const { statusCode: status = 0, headers: given } = response
            resolve({ status, location: given.location ?? '', body: Buffer.concat(chunks).toString() })
          })
        },
      )
      request.on('timeout', () => request.destroy(new Error('time-out')))
      // As browsers do where the server closed a kept connection, idle, at the very moment it was used again.
      request.on('error', (error) => {
        if (request.reusedSocket) resolve(ask(method, path, headers, body, false))
        else reject(error)
      })
      request.end(body)
    })
  }

  const view = (tally: Tally, due: number, path: string) =>
    note(tally, due, async () => {
      const { status } = await ask('GET', path, { accept: 'text/html', 'accept-encoding': 'gzip' })
      return status === 200 ? null : `page answered ${status}`
    })

  const close = () => {
    readers.destroy()
    applicants.destroy()
  }
  return { ask, view, close }
}

type Visitors = ReturnType<typeof createVisitors>

const answers = {
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

const BOUNDARY = 'load-boundary'
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`

type Part = { name: string; fileName?: string; content: string | Buffer }

function toMultipart(parts: Part[]): Buffer {
  const chunks = parts.flatMap(({ name, fileName, content }) => {
    const file = fileName ? `; filename="${fileName}"\r\nContent-Type: application/octet-stream` : ''
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`
    return [Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')]
  })
  return Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)])
}

/** Applications as the wizard sends them: two files, each in its own call, then the answers. Every fourth comes without scripts. */
export function createApplicants({ ask }: Visitors, token: string, bytes: number) {
  const resume = { name: 'resume', fileName: 'resume.pdf', content: padPdf(bytes) }
  const letter = { name: 'coverLetterFile', fileName: 'cover-letter.docx', content: padDocx(bytes) }
  // Made once: what is measured is the site, and this program shares its processors.
  const bodies = [toMultipart([resume]), toMultipart([letter])]
  let count = 0

  async function applyWithScripts(headers: Record<string, string>): Promise<string | null> {
    const key = randomUUID()
    const links: string[] = []
    for (const body of bodies) {
      const own = { ...headers, 'content-type': MULTIPART, 'content-length': String(body.length) }
      const uploaded = await ask(
        'POST',
        routes.api.upload,
        { ...own, 'idempotency-key': `${key}${links.length}` },
        body,
      )
      if (uploaded.status !== 200) return `upload answered ${uploaded.status}`
      links.push((JSON.parse(uploaded.body) as { link: string }).link)
      await sleep(200)
    }
    const body = Buffer.from(
      JSON.stringify({
        ...answers,
        email: `${key}@mail.example`,
        jobId: token,
        resumeLink: links[0],
        coverLetterLink: links[1],
      }),
    )
    const own = { ...headers, 'content-type': 'application/json', 'content-length': String(body.length) }
    const { status } = await ask('POST', routes.api.apply, { ...own, 'idempotency-key': key }, body)
    return status === 200 ? null : `application answered ${status}`
  }

  async function applyWithoutScripts(headers: Record<string, string>): Promise<string | null> {
    const texts = { ...answers, email: `${randomUUID()}@mail.example`, jobId: token }
    const parts: Part[] = Object.entries(texts).map(([name, content]) => ({ name, content }))
    const body = toMultipart([...parts, resume, letter])
    const own = { ...headers, accept: 'text/html', 'content-type': MULTIPART, 'content-length': String(body.length) }
    const { status } = await ask('POST', routes.api.apply, own, body)
    return status === 303 ? null : `form answered ${status}`
  }

  return (tally: Tally) => {
    count += 1
    const headers = { 'x-forwarded-for': toAddress() }
    const apply = count % 4 === 0 ? applyWithoutScripts : applyWithScripts
    return note(tally, performance.now(), () => apply(headers))
  }
}

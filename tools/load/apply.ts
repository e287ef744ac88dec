import { readFile } from 'node:fs/promises'
import { FILE_FIELDS } from '../../lib/applications/steps.ts'
import type { Applicant } from '../../lib/backend/testing-applicants.ts'
import { routes } from '../../lib/routes.ts'

const TIMEOUT_MS = 60_000

const answers = {
  name: 'Rumana',
  lastName: 'Akter',
  phone: '01711 000000',
  address: 'Dhaka',
  totalExperience: '3-5',
  whyInterested: 'The work.',
  relevantExperience: 'Three years of it.',
  privacyConsent: 'yes',
}

/** A person's application; `token` comes from the position's address. */
export type Application = { token: string; key: string; files: readonly File[] }

/** Returns a person's answers, as the form sends them without its files. */
export const toAnswers = ({ token, key }: Pick<Application, 'token' | 'key'>) => ({
  ...answers,
  email: `${key}@mail.example`,
  jobId: token,
})

/** Returns an address for the proxy's header: the site counts posts by address, and these are many people. */
const toAddress = () => `100.64.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`

const send = (address: string, headers: Record<string, string>, body: FormData | string, from = toAddress()) =>
  fetch(address, {
    method: 'POST',
    headers: { ...headers, 'x-forwarded-for': from },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })

type Sent = { link?: string; reference?: string | null }

/** Sends a form as a browser with scripts does, `from` an address; rejects if the site does not accept it. */
export async function post(
  url: string,
  address: string,
  key: string,
  body: FormData | object,
  from?: string,
): Promise<Sent> {
  const isForm = body instanceof FormData
  const headers = { 'idempotency-key': key, ...(!isForm && { 'content-type': 'application/json' }) }
  const answer = await send(url + address, headers, isForm ? body : JSON.stringify(body), from)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return JSON.parse(text) as Sent
}

export async function upload(url: string, field: string, key: string, file: File, from?: string): Promise<string> {
  const form = new FormData()
  form.append(field, file)
  return (await post(url, routes.api.upload, key, form, from)).link ?? ''
}

/** Applies as the wizard does, both files first; repeats with the same key are one application. */
export async function apply(url: string, application: Application): Promise<string | null> {
  const { key, files } = application
  const uploads = files.map((file, at) => upload(url, FILE_FIELDS[at] ?? '', `${key}-${at}`, file))
  const [resumeLink, coverLetterLink] = await Promise.all(uploads)
  const sent = { ...toAnswers(application), resumeLink, coverLetterLink }
  return (await post(url, routes.api.apply, key, sent)).reference ?? null
}

/** Does the same with files on disk. */
export async function applyFromDisk(token: string, url: string, { key, files }: Applicant): Promise<string | null> {
  const read = files.map(
    async ({ path, name, type }) => new File([new Uint8Array(await readFile(path))], name, { type }),
  )
  return apply(url, { token, key, files: await Promise.all(read) })
}

/** Applies as the page's form does without scripts: answers and files at once. */
export async function applyWithoutScripts(url: string, application: Application): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries(toAnswers(application))) form.append(name, value)
  for (const [at, file] of application.files.entries()) form.append(FILE_FIELDS[at] ?? '', file)
  const { status } = await send(url + routes.api.apply, { accept: 'text/html' }, form)
  if (status !== 303) throw new Error(`form answered ${status}`)
}

import { FILE_FIELDS } from '../../lib/application/steps.ts'
import { routes } from '../../lib/routes.ts'
import { answers } from '../load/visitors.ts'

type Sent = { link?: string; reference?: string | null }

/** An address as a proxy writes it: the site counts posts by address, and these are many people. */
export const toAddress = () => `100.64.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`

/** Sends a form as a browser with scripts does; rejects where the answer is no "yes". */
export async function post(url: string, address: string, key: string, body: FormData | object): Promise<Sent> {
  const isForm = body instanceof FormData
  const headers = {
    'idempotency-key': key,
    'x-forwarded-for': toAddress(),
    ...(!isForm && { 'content-type': 'application/json' }),
  }
  const answer = await fetch(url + address, { method: 'POST', headers, body: isForm ? body : JSON.stringify(body) })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return JSON.parse(text) as Sent
}

export async function upload(url: string, field: string, key: string, file: File): Promise<string> {
  const form = new FormData()
  form.append(field, file)
  return (await post(url, routes.api.upload, key, form)).link ?? ''
}

/** Somebody who applies; `token` stands in the position's address. */
export type Application = { token: string; key: string; files: readonly File[] }

/** Applies as the wizard does, both files first; repeats with the same key are one application. */
export async function apply(url: string, { token, key, files }: Application): Promise<string | null> {
  const uploads = files.map((file, at) => upload(url, FILE_FIELDS[at] ?? '', `${key}-${at}`, file))
  const [resumeLink, coverLetterLink] = await Promise.all(uploads)
  const sent = { ...answers, email: `${key}@mail.example`, jobId: token, resumeLink, coverLetterLink }
  return (await post(url, routes.api.apply, key, sent)).reference ?? null
}

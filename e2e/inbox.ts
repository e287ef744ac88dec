import { createHash } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { hashStored, readRows } from './store'

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

export type StoredApplication = {
  reference: string
  answers: { skills: string[] }
  resume: string
  coverLetter: string
}

/** Returns the applications from an email address, read from the database. The hashes are those of the stored files. */
export function getInbox(email: string): StoredApplication[] {
  return readRows('select * from applications where email = ?', [email]).map((row) => ({
    reference: String(row.reference),
    answers: JSON.parse(String(row.answers)),
    resume: hashStored(String(row.resume)),
    coverLetter: hashStored(String(row.coverLetter)),
  }))
}

/** Returns the address of an open position, from a link on the page for broken links, where a visitor would find it. */
export async function findJobPath(request: APIRequestContext): Promise<string> {
  const html = await (await request.get('/job-apply/none')).text()
  const found = /href="(\/job-apply\/[\w-]+)"/.exec(html)?.[1]
  if (!found) throw new Error('no open position is listed')
  return found
}

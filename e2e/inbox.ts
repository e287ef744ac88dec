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

/** The applications that arrived from an address, straight from the store: the hashes are those of the stored files. */
export function getInbox(email: string): StoredApplication[] {
  return readRows('select * from applications where email = ?', [email]).map((row) => ({
    reference: String(row.reference),
    answers: JSON.parse(String(row.answers)),
    resume: hashStored(String(row.resume)),
    coverLetter: hashStored(String(row.coverLetter)),
  }))
}

/** The address of an open position, as a visitor finds it: behind any link to one, on the page for a broken link. */
export async function findJobPath(request: APIRequestContext): Promise<string> {
  const html = await (await request.get('/job-apply/none')).text()
  const found = /href="(\/job-apply\/[\w-]+)"/.exec(html)?.[1]
  if (!found) throw new Error('no open position is listed')
  return found
}

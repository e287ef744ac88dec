import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { routes } from '../lib/routes'
import { files, newEmail } from './fill'
import { getInbox } from './inbox'

/** Sends an application for a position to the handler, as a browser without the wizard would. Returns its reference. */
export async function sendApplication(
  request: APIRequestContext,
  jobPath: string,
  more: Record<string, unknown> = {},
): Promise<string> {
  const upload = async (field: string, file: string) => {
    const part = { name: path.basename(file), mimeType: 'application/octet-stream', buffer: readFileSync(file) }
    return (await (await request.post(routes.api.upload, { multipart: { [field]: part } })).json()).link
  }
  const email = newEmail()
  const data = {
    ...{ jobId: jobPath.split('/').at(-1), name: 'Rumana', lastName: 'Akter', email, phone: '01711 000000' },
    ...{ address: 'Dhaka', totalExperience: '3-5', whyInterested: 'Because.', relevantExperience: 'Some.' },
    privacyConsent: true,
    resumeLink: await upload('resume', files.resume),
    coverLetterLink: await upload('coverLetterFile', files.letter),
    ...more,
  }
  await request.post(routes.api.apply, { data, headers: { 'idempotency-key': crypto.randomUUID() } })
  return getInbox(String(data.email)).at(-1)?.reference ?? ''
}

import { createHmac } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import { routes } from '../lib/routes'

const secret = process.env.REVALIDATE_SECRET ?? ''

/**
 * Returns the headers of a signed call. Signs it as docs/settings.md tells backends to, without the code that checks
 * signatures.
 */
export function sign(body: string, time = Date.now()) {
  const seconds = String(Math.floor(time / 1000))
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return { 'x-signature': `sha256=${signature}`, 'x-signature-timestamp': seconds }
}

/** Tells the site, as its backend would, that content with these tags has changed; without tags, all content. */
export async function requestRevalidation(request: APIRequestContext, ...tags: string[]): Promise<void> {
  const body = tags.length > 0 ? JSON.stringify({ tags }) : ''
  const headers = { ...sign(body), 'content-type': 'text/plain' }
  const answer = await request.post(routes.api.revalidate, { data: body, headers })
  expect(answer.status()).toBe(200)
}

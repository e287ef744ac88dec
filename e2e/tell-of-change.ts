import { createHmac } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import { routes } from '../lib/routes'

const secret = process.env.REVALIDATE_SECRET ?? ''

/** The signature of a body as docs/operations.md tells backends to make it: not with the code that checks it. */
export const sign = (body: string) => `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`

/** Tells the site, as its backend would, that what has these tags changed; without any, everything. */
export async function tellOfChange(request: APIRequestContext, ...tags: string[]): Promise<void> {
  const body = tags.length > 0 ? JSON.stringify({ tags }) : ''
  const headers = { 'x-signature': sign(body), 'content-type': 'text/plain' }
  const answer = await request.post(routes.api.revalidate, { data: body, headers })
  expect(answer.status()).toBe(200)
}

import { connection } from 'next/server'
import { company } from '@/content/company'
import { getEnv } from '@/lib/env'
import { routes } from '@/lib/routes'

/** Half a year: RFC 9116 recommends less than a year, so that nobody writes to an outdated address. */
const LIFETIME_MS = 180 * 24 * 3_600_000

export async function GET() {
  await connection()
  const expires = new Date(Date.now() + LIFETIME_MS).toISOString()
  const { SITE_URL } = getEnv()
  const lines = [
    `Contact: mailto:${company.emails.security}`,
    `Expires: ${expires}`,
    `Canonical: ${SITE_URL}${routes.securityTxt}`,
    `Policy: ${SITE_URL}${routes.security}`,
  ]
  return new Response(`${lines.join('\n')}\nPreferred-Languages: en\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  })
}

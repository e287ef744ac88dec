import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { MailCheck } from '@/components/layout/MailCheck/MailCheck'
import { mailCheck } from '@/content/mail-check'
import { formatLongDate } from '@/lib/format/date'
import type { PageQuery } from '@/lib/forms/receipt'
import { MATTERS, readMailCode } from '@/lib/mail/mail-code'
import { fill } from '@/lib/mail/message'
import { countPost } from '@/lib/security/rate-limit'

const { title, text, results } = mailCheck

export const metadata: Metadata = { title, description: text, robots: { index: false } }

type Result = { title: string; text: string }

async function check(code: string): Promise<Result> {
  if ((await countPost('mailCheck', await headers())) !== null) return results.tooMany
  const found = readMailCode(code)
  if (!found) return results.unknown
  const { title, text } = found.isExpired ? results.expired : results.sent
  const matter = mailCheck.matters[MATTERS.indexOf(found.matter)] ?? ''
  return { title, text: fill(text, { day: formatLongDate(found.day), matter }) }
}

type Props = { searchParams: Promise<PageQuery> }

/**
 * Says whether the company sent an email with a code. It works without scripts, from a link in the email or by hand.
 */
export default async function CheckMailPage({ searchParams }: Props) {
  const { code } = await searchParams
  const given = typeof code === 'string' ? code.trim() : ''
  return <MailCheck result={given ? await check(given) : null} />
}

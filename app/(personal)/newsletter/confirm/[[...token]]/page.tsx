import type { Metadata } from 'next'
import { connection } from 'next/server'
import { LinkPage } from '@/components/layout/LinkPage/LinkPage'
import { subscription } from '@/content/subscription'
import { routes, toTokenQuery } from '@/lib/routes'
import { readLinkToken } from '@/lib/security/personal-link'

export const metadata: Metadata = { title: subscription.confirm.title, robots: { index: false } }

type Props = { params: Promise<{ token?: string[] }> }

/** Mail programs and scanners open every link, so only the button acts. */
export default async function ConfirmSubscriptionPage({ params }: Props) {
  await connection()
  const [token = ''] = (await params).token ?? []
  const isValid = readLinkToken('confirm', token) !== null
  return (
    <LinkPage
      copy={subscription.confirm}
      action={isValid ? routes.api.newsletterConfirm + toTokenQuery(token) : null}
    />
  )
}

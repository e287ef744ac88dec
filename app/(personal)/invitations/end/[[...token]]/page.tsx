import type { Metadata } from 'next'
import { connection } from 'next/server'
import { LinkPage } from '@/components/layout/LinkPage/LinkPage'
import { invitationsEnd } from '@/content/position-invitations'
import { routes, toTokenQuery } from '@/lib/routes'
import { readLinkToken } from '@/lib/security/personal-link'

export const metadata: Metadata = { title: invitationsEnd.ask.title, robots: { index: false } }

type Props = { params: Promise<{ token?: string[] }> }

/** Mail programs and scanners open every link, so only the button acts. */
export default async function EndInvitationsPage({ params }: Props) {
  await connection()
  const [token = ''] = (await params).token ?? []
  const isValid = readLinkToken('invitations-end', token) !== null
  return (
    <LinkPage copy={invitationsEnd.ask} action={isValid ? routes.api.invitationsEnd + toTokenQuery(token) : null} />
  )
}

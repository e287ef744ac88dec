import type { Metadata } from 'next'
import { connection } from 'next/server'
import { LinkPage } from '@/components/layout/LinkPage/LinkPage'
import { NotFoundPage } from '@/components/layout/NotFoundPage/NotFoundPage'
import { jobAlerts } from '@/content/job-alerts'
import { sendsMail } from '@/lib/env'
import { isAlertAction, toAlertCall } from '@/lib/jobs/alerts/alert-links'
import type { AlertAction } from '@/lib/routes'
import { toMissingMetadata } from '@/lib/seo/metadata'

/** An alert can be ended even after the site has stopped sending mail. */
const isOffered = (page: string): page is AlertAction => isAlertAction(page) && (page === 'end' || sendsMail())

type Props = { params: Promise<{ page: string; token: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page } = await params
  return isOffered(page) ? { title: jobAlerts[page].title, robots: { index: false } } : toMissingMetadata('positions')
}

/** Mail programs and scanners open every link, so only the button acts. */
export default async function JobAlertLinkPage({ params }: Props) {
  await connection()
  const { page, token } = await params
  if (!isOffered(page)) return <NotFoundPage kind="positions" />
  return <LinkPage copy={jobAlerts[page]} action={toAlertCall(page, token)} />
}

import type { Metadata } from 'next'
import { LinkPage } from '@/components/layout/LinkPage/LinkPage'
import { NotFoundPage } from '@/components/layout/NotFoundPage/NotFoundPage'
import { NoticePage } from '@/components/layout/NoticePage/NoticePage'
import { jobAlerts } from '@/lib/content/job-alerts'
import { sendsMail } from '@/lib/env'
import { routes } from '@/lib/routes'
import { toMissingMetadata } from '@/lib/seo/metadata'

const { asked, confirmed, ended, renewed, confirm, end, renew } = jobAlerts
const answers: Record<string, typeof asked | typeof confirmed | typeof ended | typeof renewed> = {
  asked,
  confirmed,
  ended,
  renewed,
}
const links: Record<string, typeof confirm | typeof end | typeof renew> = { confirm, end, renew }

/** An alert can be ended also when the site has stopped to send mail. */
const ENDING = ['end', 'ended']

/** Whether the site sends mail is known where it runs: the pages are made on their first visit. */
export const generateStaticParams = () => [{ page: 'none' }]

type Props = { params: Promise<{ page: string }> }

async function readPage({ params }: Props) {
  const { page } = await params
  if (!sendsMail() && !ENDING.includes(page)) return null
  if (Object.hasOwn(answers, page)) return { answer: answers[page] }
  return Object.hasOwn(links, page) ? { link: links[page] } : null
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await readPage(props)
  const title = found?.answer?.title ?? found?.link?.title
  return title ? { title, robots: { index: false } } : toMissingMetadata('positions')
}

/** The pages of job alerts: where the form ends, and what the links of their mail open. */
export default async function JobAlertPage(props: Props) {
  const found = await readPage(props)
  if (found?.answer) return <NoticePage active={routes.careers} {...found.answer} />
  if (found?.link) return <LinkPage copy={found.link} />
  return <NotFoundPage kind="positions" />
}

import type { Metadata } from 'next'
import { LinkPage, type LinkPageProps } from '@/components/layout/LinkPage/LinkPage'
import { NotFoundPage } from '@/components/layout/NotFoundPage/NotFoundPage'
import { NoticePage, type NoticePageProps } from '@/components/layout/NoticePage/NoticePage'
import { jobAlerts } from '@/content/job-alerts'
import { sendsMail } from '@/lib/env'
import { routes } from '@/lib/routes'
import { toMissingMetadata } from '@/lib/seo/metadata'

const { asked, confirmed, ended, renewed, confirm, end, renew } = jobAlerts
const answers: Record<string, NoticePageProps> = { asked, confirmed, ended, renewed }
const links: Record<string, LinkPageProps['copy']> = { confirm, end, renew }

/** An alert can be ended even after the site has stopped sending mail. */
const ENDING = ['end', 'ended']

/** Only the running site knows whether it sends mail, so the pages are rendered on their first visit. */
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

/** The pages that follow an alert's form and buttons, and the one for a link that does not work. */
export default async function JobAlertPage(props: Props) {
  const found = await readPage(props)
  if (found?.answer) return <NoticePage active={routes.careers} {...found.answer} />
  if (found?.link) return <LinkPage copy={found.link} action={null} />
  return <NotFoundPage kind="positions" />
}

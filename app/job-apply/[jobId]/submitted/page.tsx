import type { Metadata } from 'next'
import { ConfirmationPage } from '@/components/layout/ConfirmationPage/ConfirmationPage'
import { application } from '@/lib/content/careers'
import { readJobLink } from '@/lib/job/read-link'
import { routes } from '@/lib/routes'

const { done, back } = application

export const metadata: Metadata = { title: done.title, robots: { index: false } }

/** Pages of single positions are made on their first visit; Next wants one to try the route with. */
export const generateStaticParams = () => [{ jobId: 'none' }]

type Props = { params: Promise<{ jobId: string }> }

/** What an application sent without scripts ends on. The reference stands in the page's address. */
export default async function SubmittedPage({ params }: Props) {
  const position = await readJobLink((await params).jobId)
  const title = position.state === 'open' ? `${done.forLabel}: ${position.job.title}. ` : ''
  const text = `${done.lead} ${title}${done.steps.join(' ')} ${done.referenceInAddress}`
  return <ConfirmationPage active={routes.careers} title={done.title} text={text} action={back} />
}

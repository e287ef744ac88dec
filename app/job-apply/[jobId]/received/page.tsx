import type { Metadata } from 'next'
import { Receipt } from '@/components/application/Receipt/Receipt'
import { ClosedPosition } from '@/components/jobs/ClosedPosition/ClosedPosition'
import { NoticePage } from '@/components/layout/NoticePage/NoticePage'
import { application } from '@/lib/content/careers'
import { forwarding } from '@/lib/content/forwarding'
import { decryptJobToken } from '@/lib/jobs/job-link'
import { readJobLink } from '@/lib/jobs/read-link'
import { routes } from '@/lib/routes'

const { done, back } = application

export const metadata: Metadata = { title: done.title, robots: { index: false } }

/** Pages of single positions are made on their first visit; Next wants one to try the route with. */
export const generateStaticParams = () => [{ jobId: 'none' }]

type Props = { params: Promise<{ jobId: string }> }

/** The same for everyone who applied without scripts; `submitted`, beside it, answers with it and prints the reference. */
export default async function ReceivedPage({ params }: Props) {
  const { jobId } = await params
  // `submitted` asks for the one spelling of a link: a page for each other one would fill the disk.
  if (!decryptJobToken(jobId)?.canonical) return <ClosedPosition jobs={[]} />
  // A position may close between sending and reading on: the receipt stays true.
  const position = await readJobLink(jobId)
  const jobTitle = position.state === 'open' ? position.job.title : null
  return (
    <NoticePage active={routes.careers} title={done.title} action={back}>
      <p hidden data-held>
        {forwarding.candidate}
      </p>
      <Receipt copy={done} jobTitle={jobTitle} reference="" />
    </NoticePage>
  )
}

import type { Metadata } from 'next'
import { Receipt } from '@/components/applications/Receipt/Receipt'
import { ClosedPosition } from '@/components/jobs/ClosedPosition/ClosedPosition'
import { NoticePage } from '@/components/layout/NoticePage/NoticePage'
import { application } from '@/content/careers'
import { forwarding } from '@/content/forwarding'
import { decryptJobToken } from '@/lib/jobs/job-link'
import { readJobLink } from '@/lib/jobs/read-link'
import { routes } from '@/lib/routes'

const { done, back } = application

export const metadata: Metadata = { title: done.title, robots: { index: false } }

export const generateStaticParams = () => [{ jobId: 'none' }]

type Props = { params: Promise<{ jobId: string }> }

/** The same page for everyone who applied without scripts. The route `submitted` beside it adds the reference. */
export default async function ReceivedPage({ params }: Props) {
  const { jobId } = await params
  // `submitted` asks for the one spelling of a link: a page for each other one would fill the cache.
  if (!decryptJobToken(jobId)?.canonical) return <ClosedPosition jobs={[]} />
  // The position may have closed since then: the receipt stays valid.
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

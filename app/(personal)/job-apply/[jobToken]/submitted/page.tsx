import type { Metadata } from 'next'
import { Receipt } from '@/components/applications/Receipt/Receipt'
import { ClosedPosition } from '@/components/jobs/ClosedPosition/ClosedPosition'
import { NoticePage } from '@/components/layout/NoticePage/NoticePage'
import { application } from '@/content/careers'
import { forwarding } from '@/content/forwarding'
import { positionForm } from '@/content/position-form'
import { toOwnForm } from '@/lib/applications/position-form'
import { type PageQuery, readReceipt } from '@/lib/forms/receipt'
import { getLinkedJobs, readJobLink } from '@/lib/jobs/read-link'
import { routes } from '@/lib/routes'
import { readLinkToken } from '@/lib/security/personal-link'

const { done, back } = application

export const metadata: Metadata = { title: done.title, robots: { index: false } }

type Props = { params: Promise<{ jobToken: string }>; searchParams: Promise<PageQuery> }

/** The page where an application sent without scripts ends. It can be reloaded and printed. */
export default async function SubmittedPage({ params, searchParams }: Props) {
  const { reference, isHeld, candidateToken } = readReceipt(await searchParams)
  const position = await readJobLink((await params).jobToken)
  // A receipt stays valid when its position closes.
  if (position.state === 'broken') return <ClosedPosition jobs={await getLinkedJobs()} />
  const isLink = candidateToken !== null && readLinkToken('application', candidateToken) !== null
  // A form that has closed since may have asked for no files.
  const isUsual = position.state === 'open' && !toOwnForm(position.job)
  return (
    <NoticePage active={routes.careers} title={done.title} action={back}>
      {isHeld && <p>{forwarding.candidate}</p>}
      <Receipt
        copy={isUsual ? done : { ...done, lead: positionForm.lead }}
        jobTitle={position.state === 'open' ? position.job.title : null}
        reference={reference}
        candidatePage={isLink ? routes.application(candidateToken) : undefined}
      />
    </NoticePage>
  )
}

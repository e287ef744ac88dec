import type { Metadata } from 'next'
import { connection } from 'next/server'
import { CandidatePage } from '@/components/applications/CandidatePage/CandidatePage'
import { UnavailablePage } from '@/components/layout/UnavailablePage/UnavailablePage'
import { candidatePage } from '@/content/candidate-page'
import { readCandidateLink } from '@/lib/applications/candidate-link'

export const metadata: Metadata = { title: candidatePage.title, robots: { index: false } }

type Props = { params: Promise<{ token?: string[] }> }

/** The page behind a candidate's personal link. */
export default async function PersonalApplicationPage({ params }: Props) {
  await connection()
  const [token = ''] = (await params).token ?? []
  const read = await readCandidateLink(token)
  if (read.state === 'unavailable') return <UnavailablePage />
  if (read.state === 'missing') return <CandidatePage application={null} token={token} />
  return <CandidatePage application={read.application} interviews={read.interviews} token={token} />
}

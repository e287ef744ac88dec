import type { Metadata } from 'next'
import { CandidatePage } from '@/components/applications/CandidatePage/CandidatePage'
import { candidatePage } from '@/content/candidate-page'

export const metadata: Metadata = { title: candidatePage.title, robots: { index: false } }

/** Where a link leads that does not work. */
export default function BrokenLinkPage() {
  return <CandidatePage application={null} token="" />
}

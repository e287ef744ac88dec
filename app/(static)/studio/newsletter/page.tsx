import type { Metadata } from 'next'
import { IssueList } from '@/components/studio/Issues/IssueList'
import { StudioPage } from '@/components/studio/StudioPage/StudioPage'
import { issuesCopy } from '@/lib/studio/copy/studio-newsletter'

export const metadata: Metadata = { title: issuesCopy.title, robots: { index: false } }

export default function NewsletterPage() {
  return (
    <StudioPage area="newsletter">
      <IssueList />
    </StudioPage>
  )
}

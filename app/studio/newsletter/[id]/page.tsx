import type { Metadata } from 'next'
import { IssueEditor } from '@/components/studio/Issues/IssueEditor'
import { StudioPage } from '@/components/studio/StudioPage/StudioPage'
import { issuesCopy } from '@/lib/studio/copy/studio-newsletter'

export const metadata: Metadata = { title: issuesCopy.title, robots: { index: false } }

/** One page serves all issues. The browser reads the id from the address. */
export const generateStaticParams = () => [{ id: 'new' }]

export default function IssuePage() {
  return (
    <StudioPage area="newsletter" hasEditor>
      <IssueEditor />
    </StudioPage>
  )
}

import type { Metadata } from 'next'
import { IssueEditor } from '@/components/studio/Issues/IssueEditor'
import { StudioPage } from '@/components/studio/StudioPage/StudioPage'
import { issuesCopy } from '@/lib/studio/copy/studio-newsletter'

export const metadata: Metadata = { title: issuesCopy.title, robots: { index: false } }

/** The page is the same for every issue: the browser reads which one it is from its address. */
export const generateStaticParams = () => [{ id: 'new' }]

export default function IssuePage() {
  return (
    <StudioPage area="newsletter" hasEditor>
      <IssueEditor />
    </StudioPage>
  )
}

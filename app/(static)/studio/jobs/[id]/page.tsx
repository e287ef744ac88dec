import type { Metadata } from 'next'
import { JobEditor } from '@/components/studio/JobEditor/JobEditor'
import { StudioPage } from '@/components/studio/StudioPage/StudioPage'
import { jobsCopy } from '@/lib/studio/copy/studio-jobs'

export const metadata: Metadata = { title: jobsCopy.title, robots: { index: false } }

/** The page is the same for every job: the browser reads which one it is from its address. */
export const generateStaticParams = () => [{ id: 'new' }]

export default function JobPage() {
  return (
    <StudioPage area="jobs" hasEditor>
      <JobEditor />
    </StudioPage>
  )
}

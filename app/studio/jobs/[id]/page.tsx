import type { Metadata } from 'next'
import { JobEditor } from '@/components/studio/JobEditor/JobEditor'
import { StudioPage } from '@/components/studio/StudioPage/StudioPage'
import { jobsCopy } from '@/lib/studio/copy/studio-jobs'

export const metadata: Metadata = { title: jobsCopy.title, robots: { index: false } }

/** One page serves all jobs. The browser reads the id from the address. */
export const generateStaticParams = () => [{ id: 'new' }]

export default function JobPage() {
  return (
    <StudioPage area="jobs" hasEditor>
      <JobEditor />
    </StudioPage>
  )
}

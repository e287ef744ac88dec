import type { Metadata } from 'next'
import { JobList } from '@/components/studio/JobList/JobList'
import { StudioPage } from '@/components/studio/StudioPage/StudioPage'
import { jobsCopy } from '@/lib/studio/copy/studio-jobs'

export const metadata: Metadata = { title: jobsCopy.title, robots: { index: false } }

export default function JobsPage() {
  return (
    <StudioPage area="jobs">
      <JobList />
    </StudioPage>
  )
}

import type { Metadata } from 'next'
import { Applications } from '@/components/studio/Applications/Applications'
import { StudioPage } from '@/components/studio/StudioPage/StudioPage'
import { applications } from '@/lib/studio/copy/studio-hiring'

export const metadata: Metadata = { title: applications.title, robots: { index: false } }

export default function ApplicationsPage() {
  return (
    <StudioPage area="applications" hasEditor>
      <Applications />
    </StudioPage>
  )
}

import type { Metadata } from 'next'
import { Company } from '@/components/studio/Company/Company'
import { StudioPage } from '@/components/studio/StudioPage/StudioPage'
import { companyCopy } from '@/lib/studio/copy/studio-company'

export const metadata: Metadata = { title: companyCopy.title, robots: { index: false } }

export default function CompanyPage() {
  return (
    <StudioPage area="settings">
      <Company />
    </StudioPage>
  )
}

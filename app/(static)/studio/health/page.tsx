import type { Metadata } from 'next'
import { Health } from '@/components/studio/Health/Health'
import { StudioPage } from '@/components/studio/StudioPage/StudioPage'
import { healthCopy } from '@/lib/studio/copy/studio-health'

export const metadata: Metadata = { title: healthCopy.title, robots: { index: false } }

export default function HealthPage() {
  return (
    <StudioPage area="health">
      <Health />
    </StudioPage>
  )
}

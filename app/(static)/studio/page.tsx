import type { Metadata } from 'next'
import { Start } from '@/components/studio/Start/Start'
import { StudioPage } from '@/components/studio/StudioPage/StudioPage'
import { studio } from '@/lib/studio/copy/studio'

export const metadata: Metadata = { title: studio.name, robots: { index: false } }

export default function StartPage() {
  return (
    <StudioPage area="start">
      <Start />
    </StudioPage>
  )
}

import type { Metadata } from 'next'
import { Arrangement } from '@/components/studio/Arrangement/Arrangement'
import { StudioPage } from '@/components/studio/StudioPage/StudioPage'
import { studioContent } from '@/lib/studio/copy/studio-content'

export const metadata: Metadata = { title: studioContent.title, robots: { index: false } }

export default function ContentPage() {
  return (
    <StudioPage area="content" hasEditor>
      <Arrangement />
    </StudioPage>
  )
}

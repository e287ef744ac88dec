import type { Metadata } from 'next'
import { Readers } from '@/components/studio/Readers/Readers'
import { StudioPage } from '@/components/studio/StudioPage/StudioPage'
import { readersCopy } from '@/lib/studio/copy/studio-readers'

export const metadata: Metadata = { title: readersCopy.title, robots: { index: false } }

export default function ReadersPage() {
  return (
    <StudioPage area="readers">
      <Readers />
    </StudioPage>
  )
}

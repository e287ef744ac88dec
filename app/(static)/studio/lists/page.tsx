import type { Metadata } from 'next'
import { Lists } from '@/components/studio/Lists/Lists'
import { StudioPage } from '@/components/studio/StudioPage/StudioPage'
import { listsCopy } from '@/lib/studio/copy/studio-lists'

export const metadata: Metadata = { title: listsCopy.title, robots: { index: false } }

export default function ListsPage() {
  return (
    <StudioPage area="lists">
      <Lists />
    </StudioPage>
  )
}

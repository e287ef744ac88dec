import type { Metadata } from 'next'
import { StudioPage } from '@/components/studio/StudioPage/StudioPage'
import { Tags } from '@/components/studio/Tags/Tags'
import { tagsCopy } from '@/lib/studio/copy/studio-tags'

export const metadata: Metadata = { title: tagsCopy.title, robots: { index: false } }

export default function TagsPage() {
  return (
    <StudioPage area="tags">
      <Tags />
    </StudioPage>
  )
}

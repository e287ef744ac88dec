import type { Metadata } from 'next'
import { People } from '@/components/studio/People/People'
import { StudioPage } from '@/components/studio/StudioPage/StudioPage'
import { studio } from '@/lib/studio/copy/studio'

export const metadata: Metadata = { title: studio.people.title, robots: { index: false } }

export default function PeoplePage() {
  return (
    <StudioPage area="people">
      <People />
    </StudioPage>
  )
}

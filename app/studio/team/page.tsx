import type { Metadata } from 'next'
import { StudioPage } from '@/components/studio/StudioPage/StudioPage'
import { TeamList } from '@/components/studio/TeamList/TeamList'
import { teamCopy } from '@/lib/studio/copy/studio-team'

export const metadata: Metadata = { title: teamCopy.title, robots: { index: false } }

export default function TeamPage() {
  return (
    <StudioPage area="team" hasEditor>
      <TeamList />
    </StudioPage>
  )
}

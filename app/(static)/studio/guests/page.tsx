import type { Metadata } from 'next'
import { Guests } from '@/components/studio/Guests/Guests'
import { StudioPage } from '@/components/studio/StudioPage/StudioPage'
import { guests } from '@/lib/studio/copy/studio-people'

export const metadata: Metadata = { title: guests.title, robots: { index: false } }

export default function GuestsPage() {
  return (
    <StudioPage area="applications">
      <Guests />
    </StudioPage>
  )
}

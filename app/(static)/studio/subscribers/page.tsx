import type { Metadata } from 'next'
import { StudioPage } from '@/components/studio/StudioPage/StudioPage'
import { Subscribers } from '@/components/studio/Subscribers/Subscribers'
import { subscribers } from '@/lib/studio/copy/studio-hiring'

export const metadata: Metadata = { title: subscribers.title, robots: { index: false } }

export default function SubscribersPage() {
  return (
    <StudioPage area="subscribers">
      <Subscribers />
    </StudioPage>
  )
}

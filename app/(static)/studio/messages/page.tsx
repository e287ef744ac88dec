import type { Metadata } from 'next'
import { Messages } from '@/components/studio/Messages/Messages'
import { StudioPage } from '@/components/studio/StudioPage/StudioPage'
import { messages } from '@/lib/studio/copy/studio-hiring'

export const metadata: Metadata = { title: messages.title, robots: { index: false } }

export default function MessagesPage() {
  return (
    <StudioPage area="messages">
      <Messages />
    </StudioPage>
  )
}

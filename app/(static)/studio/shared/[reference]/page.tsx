import type { Metadata } from 'next'
import { SharedApplication } from '@/components/studio/Shared/SharedApplication'
import { StudioPage } from '@/components/studio/StudioPage/StudioPage'
import { shared } from '@/lib/studio/copy/studio-people'

export const metadata: Metadata = { title: shared.title, robots: { index: false } }

// One page serves all applications. The browser reads the reference from the address.
export const generateStaticParams = () => [{ reference: 'none' }]

export default function SharedApplicationPage() {
  return (
    <StudioPage area="shared">
      <SharedApplication />
    </StudioPage>
  )
}

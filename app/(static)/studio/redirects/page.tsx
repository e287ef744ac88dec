import type { Metadata } from 'next'
import { Redirects } from '@/components/studio/Redirects/Redirects'
import { StudioPage } from '@/components/studio/StudioPage/StudioPage'
import { redirectsCopy } from '@/lib/studio/copy/studio-redirects'

export const metadata: Metadata = { title: redirectsCopy.title, robots: { index: false } }

export default function RedirectsPage() {
  return (
    <StudioPage area="redirects">
      <Redirects />
    </StudioPage>
  )
}

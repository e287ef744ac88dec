import type { Metadata } from 'next'
import { AcceptInvitation } from '@/components/studio/AcceptInvitation/AcceptInvitation'
import { studio } from '@/lib/studio/copy/studio'

export const metadata: Metadata = { title: studio.enter.title, robots: { index: false }, referrer: 'no-referrer' }

/** The page that an invitation opens. */
export default function EnterPage() {
  return (
    <main id="main" data-page="application">
      <AcceptInvitation />
    </main>
  )
}

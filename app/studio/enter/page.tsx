import type { Metadata } from 'next'
import { Entrance } from '@/components/studio/Entrance/Entrance'
import { studio } from '@/lib/studio/copy/studio'

export const metadata: Metadata = { title: studio.enter.title, robots: { index: false }, referrer: 'no-referrer' }

/** Where an invitation leads. */
export default function EnterPage() {
  return (
    <main id="main" data-page="application">
      <Entrance />
    </main>
  )
}

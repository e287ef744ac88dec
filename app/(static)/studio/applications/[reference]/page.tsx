import type { Metadata } from 'next'
import { Application } from '@/components/studio/Application/Application'
import { StudioPage } from '@/components/studio/StudioPage/StudioPage'
import { applications } from '@/lib/studio/copy/studio-hiring'

export const metadata: Metadata = { title: applications.title, robots: { index: false } }

// One page serves all applications. The browser reads the reference from the address.
export const generateStaticParams = () => [{ reference: 'none' }]

export default function ApplicationPage() {
  return (
    <StudioPage area="applications" hasEditor>
      <Application />
    </StudioPage>
  )
}

import type { Metadata } from 'next'
import { CandidatePage } from '@/components/applications/CandidatePage/CandidatePage'
import { DocumentPage } from '@/components/layout/Page/Page'
import { ownApplication } from '@/content/candidate-page'
import { routes } from '@/lib/routes'

export const metadata: Metadata = { title: ownApplication.title, robots: { index: false } }

export default function OwnApplicationPage() {
  return (
    <DocumentPage active={routes.careers} newsletter="none">
      <CandidatePage />
    </DocumentPage>
  )
}

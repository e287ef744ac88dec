import type { Metadata } from 'next'
import { MailTemplates } from '@/components/studio/MailTemplates/MailTemplates'
import { StudioPage } from '@/components/studio/StudioPage/StudioPage'
import { templatesCopy } from '@/lib/studio/copy/studio-mail-templates'

export const metadata: Metadata = { title: templatesCopy.title, robots: { index: false } }

export default function MailTemplatesPage() {
  return (
    <StudioPage area="applications" hasEditor>
      <MailTemplates />
    </StudioPage>
  )
}

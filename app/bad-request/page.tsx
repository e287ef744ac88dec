import type { Metadata } from 'next'
import { DocumentPage } from '@/components/layout/Page/Page'
import { ButtonLink } from '@/components/ui/Button/Button'
import { Section } from '@/components/ui/Section/Section'
import { SectionHeading } from '@/components/ui/SectionHeading/SectionHeading'
import { badRequest } from '@/lib/content/bad-request'
import { routes } from '@/lib/routes'

export const metadata: Metadata = { title: badRequest.title, robots: { index: false } }

/** Where lib/server/watch-requests sends an address that cannot be decoded. */
export default function BadRequestPage() {
  return (
    <DocumentPage status={400}>
      <Section>
        <SectionHeading title={badRequest.title} level={1}>
          {badRequest.text}
        </SectionHeading>
        <p>
          <ButtonLink href={routes.home}>{badRequest.action}</ButtonLink>
        </p>
      </Section>
    </DocumentPage>
  )
}

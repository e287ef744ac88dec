import type { Metadata } from 'next'
import { DocumentPage } from '@/components/layout/Page/Page'
import { Notice } from '@/components/sections/Notice/Notice'
import { ButtonLink } from '@/components/ui/Button/Button'
import { badRequest } from '@/lib/content/bad-request'
import { routes } from '@/lib/routes'

export const metadata: Metadata = { title: badRequest.title, robots: { index: false } }

/** Where server/clean-request.ts sends an address that cannot be decoded. */
export default function BadRequestPage() {
  return (
    <DocumentPage status={400}>
      <Notice title={badRequest.title} text={badRequest.text} seed={badRequest.title}>
        <p>
          <ButtonLink href={routes.home}>{badRequest.action}</ButtonLink>
        </p>
      </Notice>
    </DocumentPage>
  )
}

import { ButtonLink } from '@/components/ui/Button/Button'
import { Section } from '@/components/ui/Section/Section'
import { SectionHeading } from '@/components/ui/SectionHeading/SectionHeading'
import { articlePage } from '@/lib/content/blog'
import { missingPiece } from '@/lib/content/not-found'
import { routes } from '@/lib/routes'
import { DocumentPage } from '../Page/Page'

/** Answers 404 where an address has the shape of a piece or a page of ours but names none. */
export function NotFoundPage() {
  const { more } = articlePage
  return (
    <DocumentPage status={404} active={routes.insights}>
      <Section>
        <SectionHeading title={missingPiece.title} level={1}>
          {missingPiece.text}
        </SectionHeading>
        <p>
          <ButtonLink href={more.action.href}>{more.action.label}</ButtonLink>
        </p>
      </Section>
    </DocumentPage>
  )
}

import { ButtonLink } from '@/components/ui/Button/Button'
import { Section } from '@/components/ui/Section/Section'
import { SectionHeading } from '@/components/ui/SectionHeading/SectionHeading'
import { unavailable } from '@/lib/content/unavailable'
import { routes } from '@/lib/routes'
import { DocumentPage } from '../Page/Page'

/** Answers 503 where a backend that is away leaves nothing to show: not a 404, for the page does exist. */
export function UnavailablePage() {
  return (
    <DocumentPage status={503}>
      <Section>
        <SectionHeading title={unavailable.title} level={1}>
          {unavailable.text}
        </SectionHeading>
        <p>
          <ButtonLink href={routes.home}>{unavailable.action}</ButtonLink>
        </p>
      </Section>
    </DocumentPage>
  )
}

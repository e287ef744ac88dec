import type { Metadata } from 'next'
import { NewsletterForm } from '@/components/form/NewsletterForm/NewsletterForm'
import { DocumentPage } from '@/components/layout/Page/Page'
import { Section } from '@/components/ui/Section/Section'
import { SectionHeading } from '@/components/ui/SectionHeading/SectionHeading'
import { newsletter } from '@/lib/content/newsletter'
import { routes } from '@/lib/routes'

const copy = newsletter.footer

export const metadata: Metadata = {
  title: copy.title,
  description: copy.text,
  alternates: { canonical: routes.newsletter },
}

/** The box on a page of its own: where a faulty address sent without scripts comes back to. */
export default function NewsletterPage() {
  return (
    <DocumentPage crumbs={[{ name: copy.title, href: routes.newsletter }]}>
      <Section>
        <SectionHeading title={copy.title} level={1}>
          {copy.text}
        </SectionHeading>
        <NewsletterForm id="page" label={copy.fieldLabel} button={copy.button} note={copy.note} />
      </Section>
    </DocumentPage>
  )
}

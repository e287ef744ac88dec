import type { Metadata } from 'next'
import { ErrorSummary } from '@/components/form/ErrorSummary/ErrorSummary'
import { FieldError } from '@/components/form/Field/FieldFrame'
import { NewsletterForm } from '@/components/form/NewsletterForm/NewsletterForm'
import { DocumentPage } from '@/components/layout/Page/Page'
import { Notice } from '@/components/sections/Notice/Notice'
import { newsletter } from '@/content/newsletter'
import { routes } from '@/lib/routes'

const copy = newsletter.footer

export const metadata: Metadata = {
  title: copy.title,
  description: copy.text,
  // Most pages have the form.
  robots: { index: false },
}

/** The newsletter's form on its own page: for pages without it, and after an error without scripts. */
export default function NewsletterPage() {
  return (
    <DocumentPage crumbs={[{ name: copy.title, href: routes.newsletter }]} newsletter="none">
      <Notice title={copy.title} text={copy.text} subject={copy.title}>
        <NewsletterForm id="page" copy={copy} />
        {/* Contains what lib/forms adds after an error. The page keeps only the styles of what it renders. */}
        <template>
          <ErrorSummary errors={[]} />
          <FieldError ids={{ control: '', hint: '', error: 'error' }} error={copy.fieldLabel} />
        </template>
      </Notice>
    </DocumentPage>
  )
}

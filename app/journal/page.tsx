import type { Metadata } from 'next'
import { ApplicationPage } from '@/components/layout/Page/Page'
import { Letter } from '@/components/sections/Letter/Letter'
import { PageHead } from '@/components/sections/PageHead/PageHead'
import { journalListing } from '@/lib/content/journal-listing'
import { newsletter } from '@/lib/content/newsletter'
import { seo } from '@/lib/content/seo'
import { routes } from '@/lib/routes'

const { hero } = journalListing

export const metadata: Metadata = { ...seo.pages.journal, alternates: { canonical: routes.journal } }

export default function JournalPage() {
  return (
    <ApplicationPage active={routes.insights} crumbs={[{ name: hero.title, href: routes.journal }]}>
      <PageHead title={hero.title} text={hero.text} />
      <Letter id="journal" copy={newsletter.journal} />
    </ApplicationPage>
  )
}

// Without scripts, a form with errors comes back on this page, which needs the summary's styles.
import '@/components/form/ErrorSummary/ErrorSummary.module.scss'
import { ListingDocument } from '@/components/layout/Page/Page'
import { CallToAction } from '@/components/sections/CallToAction/CallToAction'
import { ItemList } from '@/components/ui/ItemList/ItemList'
import { Section } from '@/components/ui/Section/Section'
import { SectionHeading } from '@/components/ui/SectionHeading/SectionHeading'
import { TermList } from '@/components/ui/TermList/TermList'
import { careers } from '@/content/careers'
import { toOpenApplicationLink } from '@/lib/jobs/open-application'
import type { ListingQuery } from '@/lib/listing/query'
import { routes } from '@/lib/routes'
import { CareersHero } from '../CareersHero/CareersHero'
import { Positions } from '../Positions/Positions'
import styles from './CareersPage.module.scss'

export type CareersPageProps = {
  query: ListingQuery
  /** How first answers kept the promise, counted. */
  answerLine?: string | null
}

/** The whole careers page: open positions as a noticeboard, benefits, process. */
export async function CareersPage({ query, answerLine }: CareersPageProps) {
  const { hero, benefits, process, closing } = careers
  const actions = await Promise.all(closing.actions.map(toOpenApplicationLink))
  return (
    <ListingDocument
      newsletter="linked"
      active={routes.careers}
      crumbs={[{ name: careers.name, href: routes.careers }]}
    >
      <Section>
        <CareersHero {...hero} />
      </Section>
      <Positions query={query} />
      <Section labelledBy="benefits" className={styles.split}>
        <SectionHeading id="benefits" title={benefits.title} />
        <TermList className={styles.benefits} terms={benefits.items.map(({ title, text }) => [title, text])} />
      </Section>
      <Section id={process.id} labelledBy="process" ground="layer" stack="close" className={styles.process}>
        <SectionHeading id="process" title={process.title}>
          {process.text}
        </SectionHeading>
        <ItemList as="ol" className={styles.steps} items={process.steps} />
        {answerLine && <p>{answerLine}</p>}
      </Section>
      <CallToAction call={{ ...closing, actions }} look="line" />
    </ListingDocument>
  )
}

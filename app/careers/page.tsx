import { Benefits } from '@/components/careers/Benefits/Benefits'
import { CareersHero } from '@/components/careers/CareersHero/CareersHero'
import { HiringProcess } from '@/components/careers/HiringProcess/HiringProcess'
import { Positions } from '@/components/careers/Positions/Positions'
import { ApplicationPage } from '@/components/layout/Page/Page'
import { Closing } from '@/components/sections/Closing/Closing'
import { Section } from '@/components/ui/Section/Section'
import { SectionHeading } from '@/components/ui/SectionHeading/SectionHeading'
import { careers } from '@/lib/content/careers'
import { seo } from '@/lib/content/seo'
import { EMPTY_QUERY } from '@/lib/listing/query'
import { routes } from '@/lib/routes'
import { toMetadata } from '@/lib/seo/metadata'
import styles from './careers.module.scss'

export const metadata = toMetadata({ ...seo.pages.careers, path: routes.careers })

export default function CareersPage() {
  const { hero, benefits, process, closing } = careers
  return (
    <ApplicationPage active={routes.careers} crumbs={[{ name: careers.name, href: routes.careers }]}>
      <Section>
        <CareersHero {...hero} />
      </Section>
      <Section labelledBy="benefits" ground="layer" className={styles.split}>
        <SectionHeading id="benefits" title={benefits.title} />
        <Benefits items={benefits.items} />
      </Section>
      <Positions query={EMPTY_QUERY} />
      <Section id={process.id} labelledBy="process" ground="layer" className={styles.stack}>
        <SectionHeading id="process" title={process.title}>
          {process.text}
        </SectionHeading>
        <HiringProcess steps={process.steps} />
      </Section>
      <Closing call={closing} />
    </ApplicationPage>
  )
}

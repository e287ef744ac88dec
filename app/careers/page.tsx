import { Benefits } from '@/components/careers/Benefits/Benefits'
import { CareersHero } from '@/components/careers/CareersHero/CareersHero'
import { HiringProcess } from '@/components/careers/HiringProcess/HiringProcess'
import { PositionCard } from '@/components/careers/PositionCard/PositionCard'
import { ApplicationPage } from '@/components/layout/Page/Page'
import { ListFilter } from '@/components/listing/ListFilter/ListFilter'
import { ButtonLink } from '@/components/ui/Button/Button'
import { Section } from '@/components/ui/Section/Section'
import { SectionHeading } from '@/components/ui/SectionHeading/SectionHeading'
import { careers } from '@/lib/content/careers'
import { departments } from '@/lib/content/departments'
import { seo } from '@/lib/content/seo'
import { toSlug } from '@/lib/format/slug'
import { getListedJobs } from '@/lib/job/listed-jobs'
import { routes } from '@/lib/routes'
import { toMetadata } from '@/lib/seo/metadata'
import styles from './careers.module.scss'

export const metadata = toMetadata({ ...seo.pages.careers, path: routes.careers })

export default async function CareersPage() {
  const jobs = await getListedJobs()
  const { hero, benefits, positions, process, closing } = careers
  const pills = departments.map((pill) => ({
    ...pill,
    count: jobs.filter((job) => !pill.value || toSlug(job.department) === pill.value).length,
  }))
  return (
    <ApplicationPage active={routes.careers} crumbs={[{ name: 'Careers', href: routes.careers }]}>
      <Section>
        <CareersHero {...hero} />
      </Section>
      <Section labelledBy="benefits" ground="layer" className={styles.split}>
        <SectionHeading id="benefits" title={benefits.title} />
        <Benefits items={benefits.items} />
      </Section>
      <Section id={positions.id} labelledBy="positions" className={styles.stack}>
        <SectionHeading id="positions" title={positions.title}>
          {positions.text}
        </SectionHeading>
        {jobs.length > 0 ? (
          <>
            <ListFilter
              list="position-list"
              group="department"
              pills={pills}
              pillsLabel={positions.departmentsLabel}
              search={{ label: positions.searchLabel, placeholder: positions.searchPlaceholder }}
              sorts={[]}
              sortLabel={positions.sortLabel}
              words={{
                one: '1 open position',
                many: '{count} open positions',
                none: positions.noMatch,
                showAll: positions.showAll,
              }}
            />
            <ul id="position-list" className={styles.list}>
              {jobs.map((job) => (
                <PositionCard key={job.id} job={job} />
              ))}
            </ul>
          </>
        ) : (
          <div className={styles.empty}>
            <h3>{positions.empty.title}</h3>
            <p>{positions.empty.text}</p>
            <ButtonLink href={positions.empty.action.href}>{positions.empty.action.label}</ButtonLink>
          </div>
        )}
      </Section>
      <Section id={process.id} labelledBy="process" ground="layer" className={styles.stack}>
        <SectionHeading id="process" title={process.title}>
          {process.text}
        </SectionHeading>
        <HiringProcess steps={process.steps} />
      </Section>
      <Section labelledBy="closing" className={styles.stack}>
        <SectionHeading id="closing" title={closing.title}>
          {closing.text}
        </SectionHeading>
        <p>
          {closing.actions.map((action) => (
            <ButtonLink key={action.href} href={action.href}>
              {action.label}
            </ButtonLink>
          ))}
        </p>
      </Section>
    </ApplicationPage>
  )
}

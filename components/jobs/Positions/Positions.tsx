import { ButtonLink } from '@/components/ui/Button/Button'
import { Section } from '@/components/ui/Section/Section'
import { SectionHeading } from '@/components/ui/SectionHeading/SectionHeading'
import { careers } from '@/lib/content/careers'
import { departments } from '@/lib/content/departments'
import { getJobPage } from '@/lib/jobs/listing'
import { answer } from '@/lib/listing/listing-query'
import type { ListingQuery } from '@/lib/listing/query'
import { JobListing } from '../JobListing/JobListing'
import styles from './Positions.module.scss'

export type PositionsProps = {
  /** Which part of the list the page shows. */
  query: ListingQuery
  /** What else the address asks. */
  asked?: ListingQuery | undefined
  /** Where the head of the page has said what the list is. */
  isWholePage?: boolean
}

/** The section with the open positions: the whole list, one page or one department of it. */
export async function Positions({ query, asked, isWholePage = false }: PositionsProps) {
  const { page, counts } = await getJobPage(query)
  const answered = await answer(asked, async (question) => (await getJobPage(question)).page)
  const { positions } = careers
  const { empty } = positions
  const pills = departments.map((pill) => ({ ...pill, count: counts[pill.value] ?? 0 }))
  return (
    <Section id={positions.id} labelledBy="positions" className={styles.positions}>
      {isWholePage ? (
        <h2 id="positions" className={styles.hidden}>
          {positions.title}
        </h2>
      ) : (
        <SectionHeading id="positions" title={positions.title}>
          {positions.text}
        </SectionHeading>
      )}
      {counts[''] ? (
        <JobListing base={query} first={page} answered={answered} pills={pills} copy={positions} />
      ) : (
        <div className={styles.empty}>
          <h3>{empty.title}</h3>
          <p>{empty.text}</p>
          <ButtonLink href={empty.action.href}>{empty.action.label}</ButtonLink>
        </div>
      )}
    </Section>
  )
}

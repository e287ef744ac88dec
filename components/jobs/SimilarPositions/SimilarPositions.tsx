import { Section } from '@/components/ui/Section/Section'
import { SectionHeading } from '@/components/ui/SectionHeading/SectionHeading'
import { application } from '@/content/careers'
import { type LinkedJob, OpenPositions } from '../OpenPositions/OpenPositions'
import styles from './SimilarPositions.module.scss'

export type SimilarPositionsProps = { jobs: LinkedJob[] }

/** Similar positions, if any, for readers whom this one does not suit. */
export function SimilarPositions({ jobs }: SimilarPositionsProps) {
  const { title, all } = application.similar
  if (jobs.length === 0) return null
  return (
    <Section labelledBy="similar" className={styles.similar}>
      <SectionHeading id="similar" title={title} />
      <OpenPositions jobs={jobs} />
      <p>
        <a href={all.href}>{all.label}</a>
      </p>
    </Section>
  )
}

import type { CaseStudy } from '@/lib/content/case-studies/types'
import { caseStudyListing } from '@/lib/content/case-study-listing'

export type StudyFactsProps = { study: CaseStudy; first: 'client' | 'industry'; className: string | undefined }

const { facts } = caseStudyListing

/** What a reader weighs a study by: for whom it was (or in which industry), where, how long, with how many people. */
export function StudyFacts({ study, first, className }: StudyFactsProps) {
  const names = [first, 'location', 'duration', 'teamSize'] as const
  return (
    <dl className={className}>
      {names.map((name) => (
        <div key={name}>
          <dt>{facts[name]}</dt>
          <dd>{study[name]}</dd>
        </div>
      ))}
    </dl>
  )
}

import { TermList } from '@/components/ui/TermList/TermList'
import type { CaseStudy } from '@/content/case-studies/case-study-type'
import type { caseStudyListing } from '@/content/case-study-listing'

export type StudyFactsProps = {
  study: Pick<CaseStudy, 'client' | 'industry' | 'location' | 'duration' | 'teamSize'>
  labels: (typeof caseStudyListing)['facts']
  first: 'client' | 'industry'
  className: string | undefined
}

/** The facts that help to choose a study: the client or the industry, the place, the duration and the size of the team. */
export function StudyFacts({ study, labels, first, className }: StudyFactsProps) {
  const names = [first, 'location', 'duration', 'teamSize'] as const
  return <TermList className={className} terms={names.map((name) => [labels[name], study[name]])} />
}

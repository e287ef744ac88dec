import { caseStudies } from '../lib/content/case-studies/index.ts'
import type { CaseStudy } from '../lib/content/case-studies/types.ts'

/** A project on the profile's page of projects. */
export type ProfileStudy = {
  id: string
  title: string
  facts: string
  text: string
  results: readonly { value: string; label: string }[]
  quote: { text: string; author: string }
}

const toProfileStudy = (study: CaseStudy): ProfileStudy => ({
  id: study.id,
  title: study.title,
  facts: [study.client, study.industry, study.duration, study.teamSize].join(' · '),
  text: study.overview,
  results: study.results.slice(0, 4).map(({ value, metric }) => ({ value, label: metric })),
  quote: { text: study.testimonial.quote, author: `${study.testimonial.author}, ${study.testimonial.position}` },
})

/** The two projects of the profile: those that stand on Insights. */
export const profileStudies: readonly ProfileStudy[] = caseStudies.slice(0, 2).map(toProfileStudy)

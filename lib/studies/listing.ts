import type { CaseStudy } from '../content/case-studies/types.ts'
import { toPictureUrl } from '../media.ts'
import { getStudies } from './studies.ts'

/** A case study as the list shows it: the first four results, and technologies by name. */
export type StudyCardData = ReturnType<typeof toStudyCard>

function toStudyCard({ technologies, results, testimonial, ...study }: CaseStudy) {
  const { id, title, client, industry, location, duration, teamSize, overview, tags } = study
  const { quote, author, position } = testimonial
  return {
    ...{ id, title, client, industry, location, duration, teamSize, overview, tags },
    image: toPictureUrl(study.image, 'cover', id),
    technologies: technologies.map(({ name }) => name),
    results: results.slice(0, 4).map(({ metric, value }) => ({ metric, value })),
    testimonial: { quote, author, position },
  }
}

/** All case studies as their list shows them. */
export const getStudyCards = async (): Promise<StudyCardData[]> => (await getStudies()).map(toStudyCard)

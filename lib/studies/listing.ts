import { caseStudies } from '../content/case-studies/index.ts'
import type { CaseStudy } from '../content/case-studies/types.ts'
import type { StudyCardData } from '../listing/cards.ts'
import { toPictureUrl } from '../media.ts'

function toStudyCard({ technologies, results, testimonial, ...study }: CaseStudy): StudyCardData {
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
export const getStudyCards = (): StudyCardData[] => caseStudies.map(toStudyCard)

import 'server-only'
import type { CaseStudy } from '../../../content/case-studies/case-study-type.ts'
import { caseStudies } from '../../../content/case-studies/index.ts'
import { getArrangement } from '../../backend/read-arrangement.ts'
import { toPictureUrl } from '../../pictures/picture-url.ts'
import { arrange } from '../put-in-order.ts'

/** Returns all case studies in the owner's order. */
export const getStudies = async (): Promise<CaseStudy[]> => arrange(caseStudies, await getArrangement(), 'study')

/** A case study as the list shows it: the first four results, and technologies by name. */
export type StudyCardData = ReturnType<typeof toStudyCard>

function toStudyCard({ technologies, results, testimonial, ...study }: CaseStudy) {
  const { quote, author, position } = testimonial
  return {
    id: study.id,
    title: study.title,
    client: study.client,
    industry: study.industry,
    location: study.location,
    duration: study.duration,
    teamSize: study.teamSize,
    overview: study.overview,
    tags: study.tags,
    image: toPictureUrl(study.image, 'cover', study.id),
    technologies: technologies.map(({ name }) => name),
    results: results.slice(0, 4).map(({ metric, value }) => ({ metric, value })),
    testimonial: { quote, author, position },
  }
}

/** Returns all case studies as their list shows them. */
export const getStudyCards = async (): Promise<StudyCardData[]> => (await getStudies()).map(toStudyCard)

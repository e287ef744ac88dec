import 'server-only'
import { getArrangement } from '../backend/arrangement.ts'
import { caseStudies } from '../content/case-studies/index.ts'
import type { CaseStudy } from '../content/case-studies/types.ts'
import { arrange } from '../listing/arrange.ts'
import { toPictureUrl } from '../media.ts'

/** All case studies, as the owner arranged them. */
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

/** All case studies as their list shows them. */
export const getStudyCards = async (): Promise<StudyCardData[]> => (await getStudies()).map(toStudyCard)

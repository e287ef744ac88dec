import 'server-only'
import { getArrangement } from '../../backend/read-arrangement.ts'
import { getStoredStudies } from '../../backend/read-studies.ts'
import type { Study } from '../../backend/study-content.ts'
import { toPictureUrl } from '../../pictures/picture-url.ts'
import { arrange } from '../put-in-order.ts'

/** Returns all case studies in the owner's order. */
export const getStudies = async (): Promise<Study[]> =>
  arrange(await getStoredStudies(), await getArrangement(), 'study')

/** A case study as the list shows it: the first four results, and technologies by name. */
export type StudyCardData = ReturnType<typeof toStudyCard>

function toStudyCard({ technologies, results, testimonial, ...study }: Study) {
  const { quote, author, position } = testimonial
  return {
    id: study.id,
    slug: study.slug,
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

import { toSlug } from '../../format/slug.ts'
import type { ListingRules } from '../../listing/find-items.ts'
import type { StudyCardData } from './studies.ts'

/** The rules for finding case studies: by everything that their cards show. Their category is the industry. */
export const studyRules: ListingRules<StudyCardData> = {
  pageSize: 20,
  toText: ({ results, testimonial, tags, technologies, ...card }) =>
    [
      ...Object.values(card),
      ...tags,
      ...technologies,
      ...results.map(({ metric }) => metric),
      ...Object.values(testimonial),
    ].join('\n'),
  isInCategory: ({ industry }, category) => toSlug(industry) === category,
  sorts: {},
}

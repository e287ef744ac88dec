import 'server-only'
import { cardUrl } from '../../art/card-url.ts'
import { type Study, toStudy } from '../../backend/study-content.ts'
import type { PieceRow } from '../../db/schema.ts'
import { toStudyImage, toStudyPortrait } from '../../insights/studies/study-pictures.ts'
import { routes } from '../../routes.ts'
import { toFullUrl } from '../../seo/address.ts'
import { toStudyCardText } from '../../seo/article-postings.ts'
import { studyTable } from './piece-tables.ts'
import { toShown } from './shown-piece.ts'

/** A case study as visitors, search engines and social networks would show it, with the addresses of its pictures. */
export type StudyPreview = { study: Study; image: string; portrait: string; address: string; card: string }

/** Returns the study as it would look if it were published now. */
export function toStudyPreview(row: PieceRow, now = new Date()): StudyPreview {
  const { content, slug } = toShown(studyTable, row, new Date(row.publishAt ?? now))
  const study = toStudy(row.id, slug, content)
  return {
    study,
    image: toStudyImage(study),
    portrait: toStudyPortrait(study),
    address: toFullUrl(routes.caseStudy(slug)),
    card: cardUrl(toStudyCardText(study)),
  }
}

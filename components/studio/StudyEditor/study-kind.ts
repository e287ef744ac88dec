import type { StudyContent } from '@/lib/backend/study-content'
import { routes } from '@/lib/routes'
import { studyCopy, studyFields } from '@/lib/studio/copy/studio-studies'
import { compareStudies, mergeStudies } from '@/lib/studio/studies/compare-studies'
import { type StudyDraft, toStudyCall } from '@/lib/studio/studies/study-draft'
import type { DocumentKind } from '../PostEditor/document-kind'

export const studyKind: DocumentKind<StudyContent, StudyDraft> = {
  toCall: toStudyCall,
  toHref: ({ id, slug }) => routes.caseStudy(slug ?? id),
  compare: (before, after) =>
    compareStudies(before, after).map(({ field, rows }) => ({ label: studyFields[field], rows })),
  merge(base, mine, theirs) {
    const { content, clashes } = mergeStudies(base, mine, theirs)
    return { content, clashes: clashes.map((field) => studyFields[field]) }
  },
  words: studyCopy.words,
}

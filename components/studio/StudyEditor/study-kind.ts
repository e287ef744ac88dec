import type { StudyContent } from '@/lib/backend/study-content'
import { routes } from '@/lib/routes'
import { studyCopy, studyFields } from '@/lib/studio/copy/studio-studies'
import { createKind } from '../PieceEditor/create-kind'
import { StudyFields } from './StudyFields'
import { StudyPreview } from './StudyPreview'

export const studyKind = createKind<StudyContent>({
  name: 'study',
  calls: 'studies',
  heading: studyCopy.title,
  labels: studyFields,
  words: studyCopy.words,
  toHref: ({ id, slug }) => routes.caseStudy(slug ?? id),
  Fields: StudyFields,
  Preview: StudyPreview,
})

import { nothing, studioChange, studioRead } from '@/lib/studio/route-handlers'
import { createStudy, toStudyDraft } from '@/lib/studio/studies/edit-study'
import { listStudies } from '@/lib/studio/studies/list-studies'

/** Responds with all case studies, last changed first. */
export const GET = studioRead('content', ({ db }) => listStudies(db))

/** Creates an empty case study. */
export const POST = studioChange('content', nothing, async ({ db, session, record }) => {
  const study = await createStudy(db, session.name)
  await record('create', `study ${study.id}`)
  return toStudyDraft(study)
})

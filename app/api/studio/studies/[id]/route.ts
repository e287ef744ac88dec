import { z } from 'zod'
import { studyContentSchema } from '@/lib/backend/study-content'
import { nothing, studioChange, studioRead } from '@/lib/studio/route-handlers'
import { findStudy, removeStudy, saveStudy, toStudyDraft } from '@/lib/studio/studies/edit-study'

const saving = z.object({ content: studyContentSchema, reason: z.enum(['auto', 'save', 'replace']) })

export const GET = studioRead('content', async ({ db, params }) => toStudyDraft(await findStudy(db, params.id)))

/** Saves a change of the version in If-Match. Status 409 returns what someone else has saved since. */
export const PUT = studioChange('content', saving, async ({ db, params, input, session, record, readVersion }) => {
  const save = { id: params.id, base: readVersion(), by: session.name, ...input }
  const { study, isNew } = await saveStudy(db, save)
  if (isNew) await record('edit', `study ${params.id}`)
  return toStudyDraft(study)
})

/** Deletes a case study; it can be restored. */
export const DELETE = studioChange('content', nothing, async ({ db, params, record, readVersion }) => {
  const study = await removeStudy(db, params.id, readVersion())
  await record('delete', `study ${params.id}`)
  return toStudyDraft(study)
})

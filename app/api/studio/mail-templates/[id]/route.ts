import {
  getMailTemplate,
  resetMailTemplate,
  saveMailTemplate,
  templateSchema,
  toTemplateSubject,
} from '@/lib/studio/mail-templates'
import { nothing, studioChange, studioRead } from '@/lib/studio/route-handlers'

export const GET = studioRead('applications', ({ db, params: { id } }) => getMailTemplate(db, id))

/** Saves a template (If-Match). */
export const PUT = studioChange('applications', templateSchema, async (change) => {
  const { db, params, input, record, readVersion } = change
  const template = await saveMailTemplate(db, { id: params.id, version: readVersion() }, input)
  await record('save', toTemplateSubject(params.id))
  return template
})

/** Restores the standard text (If-Match). */
export const DELETE = studioChange('applications', nothing, async ({ db, params: { id }, record, readVersion }) => {
  const template = await resetMailTemplate(db, id, readVersion())
  await record('restore', toTemplateSubject(id))
  return template
})

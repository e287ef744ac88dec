import { cancel, planSchema, replan } from '@/lib/studio/interviews'
import { nothing, studioChange } from '@/lib/studio/route-handlers'

export const PUT = studioChange(
  'applications',
  planSchema,
  async ({ db, params, input, session, record, readVersion }) => {
    const { reference, id } = params
    await replan(db, { reference, id, version: readVersion() }, input, session.name)
    await record('change the interview of', `application ${reference}`)
  },
)

export const DELETE = studioChange('applications', nothing, async ({ db, params, session, record, readVersion }) => {
  const { reference, id } = params
  await cancel(db, { reference, id, version: readVersion() }, session.name)
  await record('cancel the interview of', `application ${reference}`)
})

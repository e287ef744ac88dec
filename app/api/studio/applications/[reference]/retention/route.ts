import { keepApplication, keepSchema } from '@/lib/studio/retention'
import { studioChange } from '@/lib/studio/route-handlers'

export const PUT = studioChange('applications', keepSchema, async ({ db, params: { reference }, input, record }) => {
  await keepApplication(db, reference, input)
  await record('extend', `application ${reference}`)
})

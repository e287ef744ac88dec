import { COMPANY_SUBJECT, companySchema, getCompanyFacts, saveCompanyFacts } from '@/lib/studio/company'
import { studioChange, studioRead } from '@/lib/studio/route-handlers'

export const GET = studioRead('settings', ({ db }) => getCompanyFacts(db))

/** Saves the facts (If-Match). */
export const PUT = studioChange('settings', companySchema, async ({ db, input, record, readVersion }) => {
  const saved = await saveCompanyFacts(db, readVersion(), input)
  await record('save', COMPANY_SUBJECT)
  return saved
})

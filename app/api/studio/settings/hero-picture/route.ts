import { getStudioHero, HERO_SUBJECT, heroSchema, saveHero } from '@/lib/studio/hero-picture'
import { studioChange, studioRead } from '@/lib/studio/route-handlers'

export const GET = studioRead('settings', ({ db }) => getStudioHero(db))

/** Saves the picture (If-Match). */
export const PUT = studioChange('settings', heroSchema, async ({ db, input, record, readVersion }) => {
  const saved = await saveHero(db, readVersion(), input)
  await record('save', HERO_SUBJECT)
  return saved
})

import type { HeroPicture } from '../backend/contract.ts'
import { readPictureUrl } from '../pictures/picture-name.ts'
import type { Database } from './database.ts'
import { readSetting } from './settings.ts'

export const HERO_SETTING = 'hero-picture'

/** Returns the photograph that an owner chose for the top of Home, or null for the drawing. */
export async function getHeroPicture(db: Database): Promise<HeroPicture | null> {
  const { value } = await readSetting(db, HERO_SETTING)
  const { src = '', alt = '' } = (value ?? {}) as Partial<HeroPicture>
  return readPictureUrl(src) && { src, alt }
}

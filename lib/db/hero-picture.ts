import type { HeroPicture } from '../backend/contract.ts'
import { readPictureUrl } from '../pictures/picture-name.ts'
import type { Database } from './database.ts'
import { readSetting } from './settings.ts'

export const HERO_SETTING = 'hero-picture'

/** Returns the picture that the setting's value names, or null. */
export function toHeroPicture(value: unknown): HeroPicture | null {
  const { src = '', alt = '' } = (value ?? {}) as Partial<HeroPicture>
  return readPictureUrl(src) && { src, alt }
}

/** Returns the photograph that an owner chose for the top of Home, or null for the drawing. */
export const getHeroPicture = async (db: Database): Promise<HeroPicture | null> =>
  toHeroPicture((await readSetting(db, HERO_SETTING)).value)

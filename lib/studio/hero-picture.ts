import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { HERO_SETTING, toHeroPicture } from '../db/hero-picture.ts'
import { readSetting, writeSetting } from '../db/settings.ts'
import { findAltError, MAX_ALT } from '../pictures/alt-text.ts'
import { readPictureUrl, toPictureName } from '../pictures/picture-name.ts'
import { clean } from './company.ts'
import { createConflict } from './conflict.ts'
import { StudioFailure } from './studio-problem.ts'

/** The values of the form: the photograph's address, empty for the drawing, and what it shows. */
export type HeroTexts = { hero: string; heroAlt: string }

/** The photograph at the top of Home as the Studio edits it. Version 0 was never set. */
export type StudioHero = { id: string; version: number; texts: HeroTexts }

/** How the audit list names the picture. */
export const HERO_SUBJECT = 'home page picture'

const NOT_OURS = 'is not a picture of the Studio'

/** Parses the form of the picture. */
export const heroSchema = z
  .object({
    hero: z.string().refine((url) => url === '' || readPictureUrl(url) !== null, NOT_OURS),
    heroAlt: clean('text', MAX_ALT),
  })
  .refine(({ hero, heroAlt }) => hero === '' || findAltError(heroAlt, false) === null, {
    path: ['heroAlt'],
    message: 'must be a sentence, not empty and not a file name',
  }) satisfies z.ZodType<HeroTexts>

/** Returns the picture. */
export async function getStudioHero(db: Database): Promise<StudioHero> {
  const { value, version } = await readSetting(db, HERO_SETTING)
  const picture = toHeroPicture(value)
  return { id: HERO_SETTING, version, texts: { hero: picture?.src ?? '', heroAlt: picture?.alt ?? '' } }
}

async function isStored(db: Database, url: string): Promise<boolean> {
  const file = readPictureUrl(url)
  if (!file) return false
  const stored = db.selectFrom('pictures').select('stored').where('stored', '=', toPictureName(file))
  return (await stored.executeTakeFirst()) !== undefined
}

/**
 * Stores the picture, or its absence. Throws `invalid` if the Studio has no such picture, and `conflict` if someone
 * else saved since `version`.
 */
export async function saveHero(db: Database, version: number, { hero, heroAlt }: HeroTexts): Promise<StudioHero> {
  if (hero !== '' && !(await isStored(db, hero))) throw new StudioFailure('invalid', { errors: { hero: NOT_OURS } })
  const value = hero === '' ? null : { src: hero, alt: heroAlt }
  const isWritten = await writeSetting(db, { name: HERO_SETTING, version }, value)
  const current = await getStudioHero(db)
  if (!isWritten) throw await createConflict(db, HERO_SUBJECT, current)
  return current
}

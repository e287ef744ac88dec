import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { prune } from '../backend/embedded/prune.ts'
import { getVersions } from '../backend/embedded/read-content.ts'
import { createFolderStore } from '../db/files/folder-store.ts'
import { getHeroPicture } from '../db/hero-picture.ts'
import { writeSetting } from '../db/settings.ts'
import { openTestDatabase, type TestDatabase } from '../db/testing-database.ts'
import { engines, stopPostgres } from '../db/testing-postgres.ts'
import { toPictureName, toStoredPictureUrl } from '../pictures/picture-name.ts'
import { restoreExport } from '../transfer/read-export.ts'
import { writeExport } from '../transfer/write-export.ts'
import { getStudioHero, heroSchema, saveHero } from './hero-picture.ts'
import { storePicture } from './store-picture.ts'
import { toWebp } from './testing-pictures.ts'

afterAll(stopPostgres)

const UNKNOWN = `/pictures/${'0'.repeat(32)}-1600x900.webp`

describe.each(engines)('the picture of Home on %s', (engine) => {
  let opened: TestDatabase
  beforeAll(async () => {
    opened = await openTestDatabase(engine)
  })
  afterAll(() => opened.close())

  it('is a stored photograph until an owner goes back to the drawing', async () => {
    const { db, dataDir } = opened
    expect(await getHeroPicture(db)).toBeNull()
    const files = createFolderStore(dataDir)
    const stored = await storePicture({ db, files, dataDir }, [toWebp(400, 300)])
    if (typeof stored === 'string') throw new Error(stored)
    const texts = { hero: toStoredPictureUrl(stored), heroAlt: 'The office' }
    const before = await getVersions(db)
    const saved = await saveHero(db, 0, texts)
    expect(saved).toMatchObject({ version: 1, texts })
    expect(await getHeroPicture(db)).toEqual({ src: texts.hero, alt: 'The office' })
    expect((await getVersions(db)).settings).not.toBe(before.settings)

    const folder = path.join(dataDir, 'export')
    await writeExport({ db, files, folder, sources: { siteUrl: 'https://site.example' } })
    const fresh = await openTestDatabase(engine)
    await mkdir(path.join(fresh.dataDir, 'files'), { recursive: true })
    const freshFiles = createFolderStore(fresh.dataDir)
    await restoreExport({ db: fresh.db, files: freshFiles, dataDir: fresh.dataDir, folder, isWriting: true })
    expect(await getHeroPicture(fresh.db)).toEqual(await getHeroPicture(db))
    await prune(fresh.db, freshFiles)
    expect(await buffer(await freshFiles.get(toPictureName(stored)))).toEqual(toWebp(400, 300))
    await fresh.close()

    await expect(saveHero(db, 0, { hero: '', heroAlt: '' })).rejects.toMatchObject({
      problem: { code: 'conflict', details: { current: { texts } } },
    })
    expect(await saveHero(db, 1, { hero: '', heroAlt: '' })).toMatchObject({ version: 2 })
    expect(await getHeroPicture(db)).toBeNull()
    expect((await getStudioHero(db)).texts).toEqual({ hero: '', heroAlt: '' })
  })

  it('is none that the site does not have', async () => {
    const { db } = opened
    const { version } = await getStudioHero(db)
    const refused = saveHero(db, version, { hero: UNKNOWN, heroAlt: 'The office' })
    await expect(refused).rejects.toMatchObject({ problem: { errors: { hero: expect.any(String) } } })
    await writeSetting(db, { name: 'hero-picture', version }, { src: 'https://elsewhere.example/a.png', alt: '' })
    expect(await getHeroPicture(db)).toBeNull()
  })
})

it.each([
  ['heroAlt', { hero: UNKNOWN, heroAlt: '' }],
  ['heroAlt', { hero: UNKNOWN, heroAlt: ' \u202e\0 ' }],
  ['heroAlt', { hero: UNKNOWN, heroAlt: 'IMG_2031.jpg' }],
  ['heroAlt', { hero: UNKNOWN, heroAlt: 'x'.repeat(10_000) }],
  ['hero', { hero: 'https://elsewhere.example/a.png', heroAlt: 'A' }],
  ['hero', { hero: 'javascript:alert(1)', heroAlt: 'A' }],
  ['hero', { hero: `${UNKNOWN}?`, heroAlt: 'A' }],
])('is refused at %s', (name, texts) => {
  const { error } = heroSchema.safeParse(texts)
  expect(new Set(error?.issues.map(({ path }) => path.join()))).toEqual(new Set([name]))
})

it('keeps its description as text', () => {
  const texts = { hero: UNKNOWN, heroAlt: ' <b>The\u202e office</b>\r\n at night ' }
  expect(heroSchema.parse(texts).heroAlt).toBe('<b>The office</b> at night')
})

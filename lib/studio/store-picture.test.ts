import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { prune } from '../backend/embedded/prune.ts'
import { createBackup } from '../db/backup.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { createFolderStore } from '../db/files/folder-store.ts'
import { toPictureName } from '../pictures/picture-name.ts'
import { storePicture } from './store-picture.ts'
import { toWebp } from './testing-pictures.ts'

let dataDir: string
let db: Database

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'pictures-'))
  db = await openDatabase(dataDir)
})
afterAll(async () => {
  await db.destroy()
  rmSync(dataDir, { recursive: true })
})

it('stores every width, prunes none and backs them up', async () => {
  const files = createFolderStore(dataDir)
  const stored = await storePicture({ db, files, dataDir }, [toWebp(480, 240), toWebp(960, 480), toWebp(1000, 500)])
  if (typeof stored === 'string') throw new Error(stored)
  expect(stored).toMatchObject({ width: 1000, height: 500, extension: 'webp' })
  const folder = path.join(dataDir, 'uploads')
  for (const name of readdirSync(folder)) utimesSync(path.join(folder, name), 0, 0)
  await prune(db, files)
  const names = readdirSync(folder)
  expect(names).toHaveLength(3)
  expect(names).toContain(toPictureName(stored))

  const copy = path.join(dataDir, 'backup')
  await createBackup({ dataDir }, copy)
  expect(readdirSync(path.join(copy, 'uploads'))).toEqual(names)
})

it('refuses widths that the Studio does not make', async () => {
  const store = (...variants: Buffer[]) => storePicture({ db, files: createFolderStore(dataDir), dataDir }, variants)
  expect(await store(toWebp(1000, 500))).toBe('size')
  expect(await store(toWebp(480, 241), toWebp(960, 480), toWebp(1000, 500))).toBe('size')
  expect(await store(toWebp(2000, 1000))).toBe('size')
  expect(await store(toWebp(100, 50), Buffer.alloc(64))).toBe('type')
})

import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { jobs } from '../../content/jobs.ts'
import { createEmbeddedBackend, type EmbeddedBackend } from '../backend/embedded/index.ts'
import { getPosts } from '../backend/embedded/read-content.ts'
import { sampleCandidate, sampleMessage } from '../backend/testing.ts'
import { getApplicationPage, getMessagePage } from '../studio/inbox.ts'
import { FILE_KINDS } from '../uploads/kinds.ts'
import { createBackup, restoreBackup } from './backup.ts'
import { BackupError } from './data-error.ts'
import { type Database, openDatabase } from './database.ts'
import { createFolderStore } from './files/folder-store.ts'
import { createDatabase, dropDatabase, engines, stopPostgres } from './testing-postgres.ts'

afterAll(stopPostgres)

describe.each(engines)('on %s', (engine) => {
  let url: string | undefined
  let folder: string
  let dataDir: string
  let backend: EmbeddedBackend

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'site-backup-'))
    dataDir = path.join(folder, 'data')
    await mkdir(dataDir)
    await writeFile(path.join(dataDir, 'secrets.json'), '{"jobLink":"kept"}')
    url = await createDatabase(engine, dataDir)
    backend = createEmbeddedBackend(dataDir, { url })
    const store = async (name: string) => {
      await writeFile(path.join(folder, name), `%PDF-1.7 ${name}`)
      return backend.sendFile({ path: path.join(folder, name), name, type: FILE_KINDS.pdf, bytes: 1 }, {})
    }
    const links = { resumeLink: await store('cv.pdf'), coverLetterLink: await store('letter.pdf') }
    await backend.sendCandidate({ ...sampleCandidate, ...links, jobId: jobs[0]?.id ?? '' }, {})
    await backend.sendContact(sampleMessage, {})
  })
  afterEach(async () => {
    await backend.close()
    await dropDatabase(url)
    await rm(folder, { recursive: true, force: true })
  })

  const target = () => path.join(folder, 'backup')
  const restored = () => path.join(folder, 'restored')

  it('brings everything back, taken while the backend runs', async () => {
    const expected = { applications: 1, messages: 1, subscribers: 0, files: 2 }
    expect(await createBackup({ dataDir, url }, target())).toEqual(expected)
    await backend.subscribe('too-late@mail.example', {})
    expect(await restoreBackup(target(), { dataDir: restored() })).toEqual(expected)

    const again = createEmbeddedBackend(restored())
    expect(await again.getJobs()).toEqual(await backend.getJobs())
    await again.close()
    const uploads = await readdir(path.join(dataDir, 'uploads'))
    expect(await readdir(path.join(restored(), 'uploads'))).toEqual(uploads)
    expect(await readFile(path.join(restored(), 'secrets.json'), 'utf8')).toBe('{"jobLink":"kept"}')
  })

  it('never writes over anything', async () => {
    await createBackup({ dataDir, url }, target())
    await expect(createBackup({ dataDir, url }, target())).rejects.toThrow('not empty')
    await expect(restoreBackup(target(), { dataDir, url })).rejects.toThrow('not empty')
    await expect(restoreBackup(folder, { dataDir: restored() })).rejects.toThrow('no backup')
  })

  it('refuses a backup with a file that was changed or lost, and leaves nothing half restored', async () => {
    await createBackup({ dataDir, url }, target())
    const [name = ''] = await readdir(path.join(target(), 'uploads'))
    const file = path.join(target(), 'uploads', name)
    await writeFile(file, '%PDF-1.7 something else')
    await expect(restoreBackup(target(), { dataDir: restored() })).rejects.toBeInstanceOf(BackupError)
    await rm(file)
    await expect(restoreBackup(target(), { dataDir: restored() })).rejects.toThrow('is missing')
    expect((await readdir(folder)).filter((entry) => entry.startsWith('restored'))).toEqual([])
  })

  it('is put into no database that holds submissions', async () => {
    await createBackup({ dataDir, url }, target())
    if (url) await expect(restoreBackup(target(), { dataDir: restored(), url })).rejects.toThrow('in use')
    expect(await readdir(folder)).not.toContain('restored')
  })

  it.each(engines)('can be restored to %s', async (other) => {
    await createBackup({ dataDir, url }, target())
    const otherUrl = await createDatabase(other)
    await restoreBackup(target(), { dataDir: restored(), url: otherUrl })
    const read = async (db: Database) => ({
      applications: await getApplicationPage(db, createFolderStore(''), {}),
      messages: await getMessagePage(db, {}),
      posts: await getPosts(db),
      receipts: await db.selectFrom('receipts').selectAll().orderBy('call').execute(),
    })
    const [before, after] = [await openDatabase(dataDir, url), await openDatabase(restored(), otherUrl)]
    expect(await read(after)).toEqual(await read(before))
    await Promise.all([before.destroy(), after.destroy()])
    await dropDatabase(otherUrl)
  })
})

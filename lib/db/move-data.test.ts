import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { jobs } from '../../content/jobs.ts'
import { erase } from '../applications/erase.ts'
import { createEmbeddedBackend, type EmbeddedBackend } from '../backend/embedded/index.ts'
import { sampleCandidate, sampleMessage } from '../backend/testing.ts'
import { createSecrets } from '../security/stored-secrets.ts'
import { FILE_KINDS } from '../uploads/kinds.ts'
import { TABLES } from './copy-rows.ts'
import { NewerDatabaseError } from './data-error.ts'
import { openDatabase } from './database.ts'
import { createFileStore, type FileStore } from './files/file-store.ts'
import { createFolderStore } from './files/folder-store.ts'
import { type S3, startS3 } from './files/testing-s3.ts'
import { moveSite } from './move-data.ts'
import { createDatabase, dropDatabase, engines, stopPostgres } from './testing-postgres.ts'

afterAll(stopPostgres)

const secrets = createSecrets()
const describeOnPostgres = engines.includes('PostgreSQL') ? describe : describe.skip

async function readAll(dataDir: string, url?: string) {
  const db = await openDatabase(dataDir, url)
  const read = async (table: (typeof TABLES)[number]) => {
    const rows = await db.selectFrom(table).selectAll().execute()
    return [table, rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort()] as const
  }
  const tables = Object.fromEntries(await Promise.all(TABLES.map(read)))
  await db.destroy()
  return tables
}

describeOnPostgres('a site that is moved while it runs', () => {
  let folder: string
  let dataDir: string
  let url: string
  let s3: S3
  let bucket: FileStore
  let backend: EmbeddedBackend
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'site-move-'))
    dataDir = path.join(folder, 'data')
    url = (await createDatabase('PostgreSQL')) ?? ''
    s3 = await startS3(dataDir)
    bucket = createFileStore(s3.settings)
    backend = createEmbeddedBackend(dataDir)
    await backend.getTeam()
  })
  afterEach(async () => {
    await backend.close()
    await s3.remove()
    await dropDatabase(url)
    await rm(folder, { recursive: true, force: true })
  })

  const uploads = () => path.join(dataDir, 'uploads')
  const move = (changes: Partial<Parameters<typeof moveSite>[0]> = {}) =>
    moveSite({
      dataDir,
      files: createFolderStore(dataDir),
      toDatabase: { url, secrets },
      toFiles: bucket,
      ...changes,
    })

  let count = 0
  async function store(): Promise<string> {
    count += 1
    const file = path.join(folder, `received-${count}`)
    await writeFile(file, `%PDF-1.7 number ${count}`)
    return backend.sendFile({ path: file, name: 'cv.pdf', type: FILE_KINDS.pdf, bytes: 1 }, { idempotencyKey: file })
  }
  async function apply(): Promise<string> {
    const links = { resumeLink: await store(), coverLetterLink: await store() }
    const candidate = { ...sampleCandidate, ...links, jobId: jobs[0]?.id ?? '' }
    return (await backend.sendCandidate(candidate, { idempotencyKey: String(count) })).reference ?? ''
  }

  it('has every row and every byte at the new place, and a second run copies only what is new', async () => {
    await apply()
    await backend.sendContact(sampleMessage, { idempotencyKey: String(count) })
    for (const email of ['Z@mail.example', 'a@mail.example', 'B@mail.example']) await backend.subscribe(email, {})
    const waiting = await store()
    expect(await move()).toEqual({ applications: 1, messages: 1, subscribers: 3, files: { copied: 3, kept: 0 } })
    expect(await readAll(folder, url)).toEqual(await readAll(dataDir))

    const db = await openDatabase(dataDir)
    const studio = { name: 'Amina', role: 'owner', createdAt: 'today', expiresAt: 'later' }
    await db
      .insertInto('studioSessions')
      .values({ ...studio, hash: 'h', id: 'i', seenAt: 'today' })
      .execute()
    await db
      .insertInto('studioInvitations')
      .values({ ...studio, hash: 'h', createdBy: '', usedAt: null })
      .execute()
    const person = { id: 'p', name: 'Amina', role: 'owner', email: 'amina@mail.example', createdAt: 'today' }
    await db.insertInto('studioPeople').values(person).execute()
    const passkey = { id: 'k', personId: 'p', name: 'Laptop', publicKey: 'a', counter: 2 ** 32 - 1, createdAt: 'today' }
    await db.insertInto('studioPasskeys').values(passkey).execute()
    const made = { id: 'i', at: '2026-01-01', name: 'Amina', role: 'owner', action: 'a', subject: 's' }
    await db.insertInto('studioAudit').values(made).execute()
    await db.insertInto('arrangement').values({ kind: 'study', id: 'a', position: 1, image: null }).execute()
    await db.updateTable('posts').set({ title: 'Changed' }).where('position', '=', 0).execute()
    await db.deleteFrom('jobs').where('position', '=', 1).execute()
    await db.destroy()
    const candidate = {
      ...sampleCandidate,
      resumeLink: waiting,
      coverLetterLink: await store(),
      jobId: jobs[0]?.id ?? '',
    }
    await backend.sendCandidate(candidate, {})
    expect(await move()).toMatchObject({ applications: 2, files: { copied: 1, kept: 3 } })
    expect(await readAll(folder, url)).toEqual(await readAll(dataDir))
    for (const name of await readdir(uploads()))
      expect(await buffer(await bucket.get(name))).toEqual(await readFile(path.join(uploads(), name)))
    // No copy of personal data is left behind.
    expect(await readdir(path.join(dataDir, 'incoming'))).toEqual([])
  })

  it('loses no row with a character that PostgreSQL cannot store', async () => {
    await backend.sendContact(sampleMessage, {})
    const db = await openDatabase(dataDir)
    await db.updateTable('messages').set({ message: 'before\0after' }).execute()
    await db.destroy()
    await move()
    expect((await readAll(folder, url)).messages).toEqual([expect.stringContaining('beforeafter')])
    await expect(move()).resolves.toMatchObject({ messages: 1 })
  })

  it('copies a file again that is not whole at the new place, but believes a quick run', async () => {
    await apply()
    await move()
    const [name = ''] = await readdir(uploads())
    const part = path.join(folder, 'part')
    await writeFile(part, '%PDF')
    await bucket.put(part, name, { type: FILE_KINDS.pdf, sha256: createHash('sha256').update('%PDF').digest('hex') })
    expect((await move({ isQuick: true })).files).toEqual({ copied: 0, kept: 2 })
    expect((await move()).files).toEqual({ copied: 1, kept: 1 })
    expect(await buffer(await bucket.get(name))).toEqual(await readFile(path.join(uploads(), name)))
  })

  it('stops at a file that was changed or lost, before any row is copied', async () => {
    await apply()
    const [name = ''] = await readdir(uploads())
    await writeFile(path.join(uploads(), name), '%PDF-1.7 something else')
    await expect(move()).rejects.toThrow('is not the one that was stored')
    await rm(path.join(uploads(), name))
    await expect(move()).rejects.toThrow('is missing')
    expect((await readAll(folder, url)).applications).toEqual([])
  })

  it('may leave its files or its rows where they are', async () => {
    await apply()
    expect((await move({ toFiles: undefined })).files).toBeNull()
    expect((await readAll(folder, url)).applications).toHaveLength(1)
    expect((await move({ toDatabase: undefined })).files).toEqual({ copied: 2, kept: 0 })
  })

  it('goes into no database that another site has used, or that is used already', async () => {
    await apply()
    const other = createEmbeddedBackend(folder, { url })
    await other.sendContact(sampleMessage, {})
    await expect(move()).rejects.toThrow('is in use by another site')
    const db = await openDatabase(folder, url)
    await db.deleteFrom('messages').execute()
    await move()
    await expect(move({ toDatabase: { url, secrets: createSecrets() } })).rejects.toThrow(
      'holds the data of another site',
    )
    await other.sendContact(sampleMessage, {})
    await expect(move()).rejects.toThrow('A site uses the database already')
    await Promise.all([other.close(), db.destroy()])
  })

  it('goes into no bucket with files of others', async () => {
    await apply()
    const file = path.join(folder, 'foreign')
    await writeFile(file, 'x')
    const sha256 = createHash('sha256').update('x').digest('hex')
    await bucket.put(file, `${'f'.repeat(32)}.pdf`, { type: FILE_KINDS.pdf, sha256 })
    await expect(move()).rejects.toThrow('The bucket holds other files')
  })

  it('does not bring back what was erased at the new place', async () => {
    const reference = await apply()
    await move()
    const db = await openDatabase(folder, url)
    await erase(db, bucket, reference)
    await db.destroy()
    await expect(move()).rejects.toThrow('would bring it back')
    expect((await readAll(folder, url)).applications).toEqual([])
  })

  it('goes into no database of a newer version', async () => {
    const db = await openDatabase(folder, url)
    await db.insertInto('migrations').values({ name: '999-future', appliedAt: '' }).execute()
    await db.destroy()
    await expect(move()).rejects.toBeInstanceOf(NewerDatabaseError)
  })
})

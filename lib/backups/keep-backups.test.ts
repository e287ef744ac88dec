import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { buffer } from 'node:stream/consumers'
import { jobs } from '../../content/jobs.ts'
import { createEmbeddedBackend, type EmbeddedBackend } from '../backend/embedded/index.ts'
import { sampleCandidate, sampleMessage } from '../backend/testing.ts'
import { createS3Store } from '../db/files/s3-store.ts'
import { type S3, startS3 } from '../db/files/testing-s3.ts'
import { createDatabase, dropDatabase, engines, stopPostgres } from '../db/testing-postgres.ts'
import { type Env, readEnv } from '../env.ts'
import { FILE_KINDS } from '../uploads/kinds.ts'
import { readBackupState } from './backup-state.ts'
import { openCopies } from './copies.ts'
import { keepBackups } from './keep-backups.ts'

afterAll(stopPostgres)

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const NIGHT = new Date(2026, 10, 26, 3).getTime()
const places = ['a folder', 'a bucket'] as const
const cases = engines.map((engine, at) => ({ engine, place: places[at] }))

describe.each(cases)('copies of $engine in $place', ({ engine, place }) => {
  let folder: string
  let url: string | undefined
  let s3: S3 | undefined
  let backend: EmbeddedBackend
  let env: Env
  const lines: { level: string; event: string }[] = []
  const now = { time: NIGHT }

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'site-backups-'))
    const dataDir = path.join(folder, 'data')
    await mkdir(dataDir)
    const secrets = { jobLink: 'j'.repeat(32), signing: 's'.repeat(32) }
    await writeFile(path.join(dataDir, 'secrets.json'), JSON.stringify(secrets))
    url = await createDatabase(engine, dataDir)
    s3 = place === 'a bucket' ? await startS3(dataDir) : undefined
    const { FILES_URL, ...settings } = s3?.settings ?? {}
    env = readEnv({
      ...settings,
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      SECRETS_KEY: 'k'.repeat(32),
      BACKUP_URL: s3 ? 's3://applications/copies' : path.join(folder, 'copies'),
      BACKUP_KEEP: '3',
      FREE_SPACE_MB: '0',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'site@site.example',
      MAIL_TO_SALES: 'owner@site.example',
    })
    jest.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(JSON.parse(String(line))) > 0)
    backend = createEmbeddedBackend(dataDir, { url })
    const store = async (name: string) => {
      await writeFile(path.join(folder, name), `%PDF-1.7 ${name}`)
      return backend.sendFile({ path: path.join(folder, name), name, type: FILE_KINDS.pdf, bytes: 1 }, {})
    }
    const links = { resumeLink: await store('cv.pdf'), coverLetterLink: await store('letter.pdf') }
    await backend.sendCandidate({ ...sampleCandidate, ...links, jobId: jobs[0]?.id ?? '' }, {})
    await backend.sendContact(sampleMessage, {})
  })
  afterAll(async () => {
    jest.restoreAllMocks()
    await backend.close()
    await s3?.remove()
    await dropDatabase(url)
    await rm(folder, { recursive: true, force: true })
  })

  const run = (settings = env) => keepBackups(settings, backend.use, () => now.time)
  const readState = () => backend.use('test', (db) => readBackupState(db, now.time))
  const listCopies = () => openCopies(env.BACKUP_URL ?? '', env).list()
  const listMails = () =>
    backend.use('test', (db) =>
      db.selectFrom('deliveries').select('recipient').where('reference', '=', 'backup').execute(),
    )

  /** Changes a part of the newest copy; null removes it. */
  async function damage(part: string, change: (bytes: Buffer) => Promise<Buffer | null> | Buffer | null) {
    const [name = ''] = await listCopies()
    if (!s3) {
      const file = path.join(folder, 'copies', name, part)
      const changed = await change(await readFile(file))
      return changed ? writeFile(file, changed) : rm(file)
    }
    const store = createS3Store(`${env.BACKUP_URL}/${name}`, env)
    const changed = await change(await buffer(await store.get(part)))
    if (!changed) return store.remove([part])
    await writeFile(path.join(folder, 'part'), changed)
    const sha256 = createHash('sha256').update(changed).digest('hex')
    await store.put(path.join(folder, 'part'), part, { type: 'text/plain', sha256 })
  }

  async function findUpload() {
    const rows = await backend.use('test', (db) => db.selectFrom('uploads').select('stored').execute())
    return `uploads/${rows[0]?.stored}`
  }

  async function emptyTable(bytes: Buffer) {
    const file = path.join(folder, 'changed.sqlite')
    await writeFile(file, bytes)
    const db = new DatabaseSync(file)
    db.exec('pragma foreign_keys = off; delete from applications')
    db.close()
    return readFile(file)
  }

  function flip(bytes: Buffer) {
    const at = Math.floor(bytes.length / 2)
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
    return bytes
  }

  const findErrors = () => lines.splice(0).flatMap(({ level, event }) => (level === 'error' ? [event] : []))

  it('are made once a night, restored once a week, and removed after some days', async () => {
    await Promise.all([run(), run()])
    expect(await listCopies()).toHaveLength(1)
    const { proof, warnings } = await readState()
    expect({ warnings, problem: proof?.problem, files: proof?.files }).toEqual({ warnings: [], problem: '', files: 2 })
    const posts = (await backend.getPosts()).length
    const rows = { applications: 1, messages: 1, uploads: 2, jobs: jobs.length, posts }
    expect(JSON.parse(proof?.rowCounts ?? '')).toMatchObject(rows)
    const incoming = path.join(env.DATA_DIR, 'incoming')
    for (const name of await readdir(incoming)) expect(await readdir(path.join(incoming, name))).toEqual([])

    now.time += DAY_MS / 2
    await run()
    expect(await listCopies()).toHaveLength(1)
    for (const night of [1, 2, 5]) {
      now.time = NIGHT + night * DAY_MS
      await run()
    }
    expect((await readState()).proof?.startedAt).toBe(new Date(NIGHT).toISOString())
    expect(await listCopies()).toHaveLength(2)
    expect(await listMails()).toEqual([])
    expect(findErrors()).toEqual([])
  })

  it.each([
    ['a truncated database', 'site.sqlite', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['a flipped byte in a file', 'uploads', flip],
    ['a flipped byte in the manifest', 'manifest.json', flip],
    ['a missing file', 'uploads', () => null],
    ['a missing manifest', 'manifest.json', () => null],
    ['an empty table', 'site.sqlite', emptyTable],
  ])('with %s are noticed by the next proof, and the owner gets one mail a day', async (_, part, change) => {
    const before = (await listMails()).length
    now.time += 7 * DAY_MS
    await damage(part === 'uploads' ? await findUpload() : part, change)
    await run()
    const { proof, warnings } = await readState()
    expect(proof?.problem).not.toBe('')
    if (change === emptyTable) expect(proof?.problem).toContain('applications has 0 rows instead of 1')
    expect(warnings).toEqual(['damaged'])
    expect(findErrors()).toContain('backup not restored')
    now.time += HOUR_MS
    await run()
    expect((await listMails()).slice(before)).toEqual([{ recipient: 'owner@site.example' }])
    now.time += DAY_MS
    await run()
    expect((await readState()).warnings).toEqual([])
  })

  it('that are too old, or gone, are noticed', async () => {
    findErrors()
    now.time += 8 * DAY_MS
    const full = { ...env, FREE_SPACE_MB: 1e12 }
    await run(full)
    expect((await readState()).proof?.problem).toContain('8 days old')
    expect((await readState()).warnings).toEqual(['old', 'damaged'])
    expect(findErrors()).toEqual(['backup not restored', 'backup not made', 'backup missing or old'])
    const copies = openCopies(env.BACKUP_URL ?? '', env)
    for (const name of await copies.list()) await copies.remove(name)
    now.time += 8 * DAY_MS
    await run(full)
    expect((await readState()).warnings).toEqual(['none', 'damaged'])
  })
})

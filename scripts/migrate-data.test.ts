import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { jobs } from '../content/jobs.ts'
import { createEmbeddedBackend, type EmbeddedBackend } from '../lib/backend/embedded/index.ts'
import { sampleCandidate, sampleMessage } from '../lib/backend/testing.ts'
import { createFileStore } from '../lib/db/files/file-store.ts'
import { type S3, startS3 } from '../lib/db/files/testing-s3.ts'
import { createDatabase, dropDatabase, engines, stopPostgres } from '../lib/db/testing-postgres.ts'
import { getStoredSecrets } from '../lib/security/stored-secrets.ts'
import { cleanEnv } from '../lib/testing-env.ts'
import { FILE_KINDS } from '../lib/uploads/kinds.ts'

afterAll(stopPostgres)

const fixture = path.join(process.cwd(), 'e2e/fixtures/resume.pdf')
const SECRETS_KEY = 'the key of the operator, long enough'

type Settings = Record<string, string | undefined>

/** Runs one of the operator's commands. */
function run(script: string, settings: Settings, ...args: string[]) {
  const flags = ['--conditions=react-server', '--disable-warning=ExperimentalWarning', `scripts/${script}.ts`]
  const env = { ...cleanEnv, ...settings } as NodeJS.ProcessEnv
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) =>
    execFile(process.execPath, [...flags, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    ),
  )
}

/** Returns the part of a job's address that a machine with these settings makes. */
async function getJobLink(settings: Settings): Promise<string> {
  const script = `
    const { configure } = await import('./lib/db/configure.ts')
    await configure()
    const { encryptJobId } = await import('./lib/jobs/job-link.ts')
    console.log(encryptJobId('1'))`
  const flags = [
    '--conditions=react-server',
    '--disable-warning=ExperimentalWarning',
    '--input-type=module',
    '-e',
    script,
  ]
  const env = { ...cleanEnv, ...settings } as NodeJS.ProcessEnv
  return new Promise((resolve, reject) =>
    execFile(process.execPath, flags, { env }, (error, stdout) => (error ? reject(error) : resolve(stdout))),
  )
}

const describeOnPostgres = engines.includes('PostgreSQL') ? describe : describe.skip

describeOnPostgres('npm run migrate-data --prefix tools', () => {
  let folder: string
  let dataDir: string
  let url: string
  let s3: S3
  let backend: EmbeddedBackend
  let source: Settings
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'site-move-'))
    dataDir = path.join(folder, 'data')
    url = (await createDatabase('PostgreSQL')) ?? ''
    s3 = await startS3(dataDir)
    backend = createEmbeddedBackend(dataDir)
    await backend.getTeam()
    getStoredSecrets(dataDir)
    const { FILES_URL: _, ...settings } = s3.settings
    source = { ...settings, SECRETS_KEY }
  })
  afterEach(async () => {
    await backend.close()
    await s3.remove()
    await dropDatabase(url)
    await rm(folder, { recursive: true, force: true })
  })

  const migrate = (...args: string[]) => run('migrate-data', source, '--to', url, ...args)
  const migrateAll = (...args: string[]) => migrate('--files', 's3://applications/site', ...args)
  const target = () => ({ ...s3.settings, SECRETS_KEY, DATABASE_URL: url, DATA_DIR: path.join(folder, 'elsewhere') })

  async function apply(email: string): Promise<string> {
    const store = async (name: string) => {
      const file = path.join(folder, name)
      await copyFile(fixture, file)
      return backend.sendFile({ path: file, name, type: FILE_KINDS.pdf, bytes: 1 }, {})
    }
    const links = { resumeLink: await store('cv.pdf'), coverLetterLink: await store('letter.pdf') }
    const candidate = { ...sampleCandidate, ...links, email, jobId: jobs[0]?.id ?? '' }
    return (await backend.sendCandidate(candidate, {})).reference ?? ''
  }

  it('moves a running site, and then every command of the operator works there', async () => {
    const reference = await apply('first@mail.example')
    await backend.sendContact(sampleMessage, {})
    expect(await migrateAll()).toMatchObject({ code: 0, stderr: '' })

    // The last run catches up with what arrives in the meantime.
    const later = await apply('later@mail.example')
    await backend.subscribe('reader@mail.example', {})
    const last = await migrateAll('--quick')
    expect(last.stdout).toMatch(
      /2 applications, 1 messages, 1 subscribers; 2 files were copied .*, 2 were there already/,
    )
    expect(last.stdout).toContain('FILES_URL=s3://applications/site')
    expect(last.stdout).not.toContain(new URL(url).password)

    const inbox = (...args: string[]) => run('inbox', target(), ...args).then(({ stdout }) => stdout)
    expect(await inbox()).toMatch(/2 applications[\s\S]*1 message[\s\S]*1 subscriber/)
    expect(await inbox('show', reference)).toContain('s3://applications/site/')
    expect(await inbox('export', 'applications')).toContain(later)
    const [resume = ''] = (await inbox('files', later, path.join(folder, 'out'))).split('\n')
    expect(await readFile(resume)).toEqual(await readFile(fixture))
    expect(await inbox('prune')).toBe('Removed 0 unclaimed uploads, 0 stray files and 0 old receipts.\n')
    expect(await inbox('delete', reference, '--yes')).toContain('Removed 1 applications with 2 files')
    expect(await createFileStore(s3.settings).listOlderThan(-60_000)).toHaveLength(2)

    const backup = path.join(folder, 'backup')
    expect((await run('backup', target(), 'backup', backup)).stdout).toContain('1 applications')
    expect(JSON.parse(await readFile(path.join(backup, 'secrets.json'), 'utf8'))).toEqual(getStoredSecrets(dataDir))
    expect(await readdir(path.join(backup, 'uploads'))).toHaveLength(2)
    const restored = { DATA_DIR: path.join(folder, 'restored') }
    expect(await run('backup', restored, 'restore', backup)).toMatchObject({ code: 0, stderr: '' })
    expect((await run('inbox', restored)).stdout).toContain(later)
  })

  it('keeps the secrets, so that job links that were shared open on every machine', async () => {
    expect(await migrate()).toMatchObject({ code: 0, stderr: '' })
    const [before, after] = [await getJobLink(source), await getJobLink(target())]
    expect(before).toMatch(/^[\w-]{43}\n$/)
    expect(after).toBe(before)
  })

  it('refuses in one line', async () => {
    await apply('first@mail.example')
    const problems = [
      [await run('migrate-data', source), 'Say where to'],
      [await run('migrate-data', source, '--to', 'mysql://db.example/site'), '--to must be an address'],
      [await migrate('--files', 'https://bucket.example'), '--files must have the form s3://bucket/prefix'],
      [await migrate('--over'), "Unknown option '--over'"],
      [await run('migrate-data', { ...source, SECRETS_KEY: '' }, '--to', url), 'Set SECRETS_KEY'],
      [
        await run('migrate-data', { ...source, SECRETS_KEY: 'short' }, '--to', url),
        'SECRETS_KEY must have at least 32',
      ],
      [await run('migrate-data', { ...source, DATABASE_URL: url }, '--to', url), 'DATABASE_URL is set'],
      [await run('migrate-data', { ...source, DATA_DIR: folder }, '--to', url), 'secrets.json'],
      [await run('migrate-data', source, '--to', 'postgres://127.0.0.1:1/site'), 'database away (ECONNREFUSED)'],
      [await migrate('--files', 's3://no-such-bucket/site'), 'file store away (FILES_REFUSED)'],
    ] as const
    for (const [{ code, stderr, stdout }, reason] of problems) {
      expect([code, stdout, stderr.trim().split('\n')]).toEqual([1, '', [expect.stringContaining(reason)]])
    }
  })

  it('says what it does, where it is asked', async () => {
    expect(await run('migrate-data', {}, '--help')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('--quick'),
    })
  })
})

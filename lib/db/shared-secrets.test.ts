import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ConfigurationError, type Env, readEnv } from '../env.ts'
import { readSealedSecrets, sealSecrets } from '../security/sealed-secrets.ts'
import { createSecrets, formatSecrets } from '../security/stored-secrets.ts'
import { openDatabase } from './database.ts'
import { loadSharedSecrets } from './shared-secrets.ts'
import { readShared, SECRETS } from './shared-values.ts'
import { createDatabase, dropDatabase, engines, stopPostgres } from './testing-postgres.ts'

afterAll(stopPostgres)

const describeOnPostgres = engines.includes('PostgreSQL') ? describe : describe.skip

describeOnPostgres('the secrets of several machines', () => {
  let folder: string
  let url: string
  beforeEach(async () => {
    jest.spyOn(process.stdout, 'write').mockImplementation(() => true)
    folder = await mkdtemp(path.join(tmpdir(), 'site-secrets-'))
    url = (await createDatabase('PostgreSQL')) ?? ''
  })
  afterEach(async () => {
    jest.restoreAllMocks()
    await dropDatabase(url)
    await rm(folder, { recursive: true, force: true })
  })

  const getFolder = (machine: string) => path.join(folder, machine)
  const toEnv = (machine: string, settings: Record<string, string> = {}): Env =>
    readEnv({ DATABASE_URL: url, SECRETS_KEY: 'k'.repeat(32), DATA_DIR: getFolder(machine), ...settings })
  const bring = async (machine: string, settings?: Record<string, string>) => {
    const env = toEnv(machine, settings)
    await loadSharedSecrets(env)
    return readSealedSecrets(env)
  }

  it('are made once, by machines that start at once, and lie nowhere in plain text', async () => {
    const found = await Promise.all(['a', 'b', 'c', 'd'].map((machine) => bring(machine)))
    expect(new Set(found.map((secrets) => JSON.stringify(secrets))).size).toBe(1)
    expect(await readdir(getFolder('a'))).toEqual(['secrets.sealed'])
    const file = path.join(getFolder('a'), 'secrets.sealed')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const db = await openDatabase(folder, url)
    const sealed = (await readShared(db, SECRETS)) ?? ''
    await db.destroy()
    for (const text of [sealed, await readFile(file, 'utf8')]) {
      expect(text).toMatch(/^v1\./)
      expect(text).not.toContain(found[0]?.jobLink)
      expect(text).not.toContain(found[0]?.signing)
    }
  })

  it('are those that the first machine had before', async () => {
    const secrets = createSecrets()
    const own = await mkdtemp(path.join(folder, 'old-'))
    await writeFile(path.join(own, 'secrets.json'), formatSecrets(secrets))
    expect(await bring(path.basename(own))).toEqual(secrets)
    expect(await bring('new')).toEqual(secrets)
  })

  it('are not opened with another key, which one line says', async () => {
    await bring('a')
    const error = await bring('b', { SECRETS_KEY: 'x'.repeat(32) }).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(ConfigurationError)
    expect(String(error)).toMatch(/SECRETS_KEY does not open .* other machines have$/)
  })

  it('are still there where a machine starts again while the database is away, but not on a new one', async () => {
    const secrets = await bring('a')
    const away = { DATABASE_URL: 'postgres://127.0.0.1:1/site' }
    expect(await bring('a', away)).toEqual(secrets)
    await expect(bring('b', away)).rejects.toThrow('DATABASE_URL: database away (ECONNREFUSED)')
  })

  it('come from the settings alone, where both are set', async () => {
    const settings = { JOB_LINK_SECRET: 'j'.repeat(32), SIGNING_SECRET: 's'.repeat(32) }
    expect(await bring('a', settings)).toBeNull()
    expect(await bring('b', { JOB_LINK_SECRET: settings.JOB_LINK_SECRET })).toMatchObject({ jobLink: 'j'.repeat(32) })
  })
})

it('sealed secrets that were cut, changed or are of another version cannot be opened', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-sealed-'))
  const env = readEnv({ DATABASE_URL: 'postgres://db/site', SECRETS_KEY: 'k'.repeat(32), DATA_DIR: folder })
  const secrets = createSecrets()
  const sealed = sealSecrets(secrets, 'k'.repeat(32))
  const parts = sealed.split('.')
  const read = async (text: string) => {
    await writeFile(path.join(folder, 'secrets.sealed'), text)
    return readSealedSecrets(env)
  }
  expect(await read(sealed)).toEqual(secrets)
  expect(sealSecrets(secrets, 'k'.repeat(32))).not.toBe(sealed)
  const other = parts[4]?.startsWith('A') ? 'B' : 'A'
  const broken = [
    '',
    sealed.slice(0, -4),
    sealed.replace('v1', 'v2'),
    [...parts.slice(0, 4), other + parts[4]?.slice(1)].join('.'),
    // A tag of four bytes could soon be guessed.
    [...parts.slice(0, 3), parts[3]?.slice(0, 6), parts[4]].join('.'),
  ]
  for (const text of broken) await expect(read(text)).rejects.toThrow(ConfigurationError)
  await rm(folder, { recursive: true, force: true })
})

import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { cleanEnv } from '../testing-env.ts'
import { getStoredSecrets } from './stored-secrets.ts'

const run = promisify(execFile)
const storedModule = path.join(import.meta.dirname, 'stored-secrets.ts')
const secretsModule = path.join(import.meta.dirname, 'secrets.ts')

let dataDir: string
let file: string
beforeEach(() => {
  dataDir = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'secrets-')), 'data')
  file = path.join(dataDir, 'secrets.json')
})
afterEach(() => fs.rmSync(path.dirname(dataDir), { recursive: true }))

const store = (secrets: object) => {
  fs.mkdirSync(dataDir)
  fs.writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 })
}

/** Returns the secrets that several processes read at the same moment. */
async function askAtOnce() {
  const script = `import(${JSON.stringify(storedModule)}).then((m) => console.log(JSON.stringify(m.getStoredSecrets(${JSON.stringify(dataDir)}))))`
  const args = ['--conditions=react-server', '--disable-warning=ExperimentalWarning', '-e', script]
  const answers = await Promise.all(Array.from({ length: 6 }, () => run(process.execPath, args)))
  return [...new Set(answers.map(({ stdout }) => stdout.trim()))]
}

describe('the stored secrets', () => {
  it('are made on first use, two that have nothing in common, kept, and readable for their owner only', () => {
    const made = getStoredSecrets(dataDir)
    expect(made).toEqual({
      jobLink: expect.stringMatching(/^[\w-]{43}$/),
      signing: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(made.signing).not.toBe(made.jobLink)
    expect(getStoredSecrets(dataDir)).toEqual(made)
    expect(fs.statSync(file).mode & 0o777).toBe(0o600)
    expect(fs.readdirSync(dataDir)).toEqual(['secrets.json'])
  })

  it('are the same for processes that start at once', async () => {
    const answers = await askAtOnce()
    expect(answers).toEqual([JSON.stringify(getStoredSecrets(dataDir))])
    expect(fs.readdirSync(dataDir)).toEqual(['secrets.json'])
  })

  it('gain the signing secret where the file is from a version without one, and keep the job links', async () => {
    const jobLink = 'j'.repeat(43)
    store({ jobLink })
    const answers = await askAtOnce()
    expect(answers).toEqual([JSON.stringify(getStoredSecrets(dataDir))])
    expect(getStoredSecrets(dataDir)).toEqual({ jobLink, signing: expect.stringMatching(/^[\w-]{43}$/) })
    expect(fs.statSync(file).mode & 0o777).toBe(0o600)
    expect(fs.readdirSync(dataDir)).toEqual(['secrets.json'])
  })

  it('are those of a process that was killed while it added one', () => {
    const jobLink = 'j'.repeat(43)
    store({ jobLink })
    fs.writeFileSync(`${file}.new`, JSON.stringify({ jobLink, signing: 's'.repeat(43) }))
    expect(getStoredSecrets(dataDir)).toEqual({ jobLink, signing: 's'.repeat(43) })
    expect(fs.readdirSync(dataDir)).toEqual(['secrets.json'])
  })

  it('do not come back from a draft that was left over', () => {
    const kept = getStoredSecrets(dataDir)
    fs.writeFileSync(`${file}.new`, JSON.stringify({ jobLink: 'o'.repeat(43), signing: 'o'.repeat(43) }))
    expect(getStoredSecrets(dataDir)).toEqual(kept)
    expect(fs.readdirSync(dataDir)).toEqual(['secrets.json'])
  })

  it.each([
    { jobLink: 'short' },
    { jobLink: 'x'.repeat(31) },
    { jobLink: 'x'.repeat(43), signing: 'short' },
    { jobLink: 7 },
    {},
  ])('are never replaced where the file is unusable (%j): links in circulation would die', (secrets) => {
    store(secrets)
    expect(() => getStoredSecrets(dataDir)).toThrow('restore it from a backup')
    expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toEqual(secrets)
  })
})

it('the keys of upload links and cards cannot be had from the secret of job links', async () => {
  const script = `import(${JSON.stringify(secretsModule)}).then((m) => console.log(m.getDerivedKey('upload-link').toString('hex')))`
  const args = ['--conditions=react-server', '--disable-warning=ExperimentalWarning', '-e', script]
  const getKey = async (env: Record<string, string>) =>
    (await run(process.execPath, args, { env: { ...cleanEnv, DATA_DIR: dataDir, ...env } })).stdout
  const [first, second] = ['a'.repeat(32), 'b'.repeat(32)]
  const stored = await getKey({ JOB_LINK_SECRET: first })
  expect(await getKey({ JOB_LINK_SECRET: second })).toBe(stored)
  // Several machines behind one load balancer share it through the setting.
  expect(await getKey({ SIGNING_SECRET: first })).not.toBe(stored)
  expect(await getKey({ SIGNING_SECRET: first, DATA_DIR: '/nonexistent/data' })).toBe(
    await getKey({ SIGNING_SECRET: first }),
  )
})

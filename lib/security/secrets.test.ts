import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { getStoredSecrets } from './secrets.ts'

const run = promisify(execFile)
const secretsModule = path.join(import.meta.dirname, 'secrets.ts')

describe('the stored secret', () => {
  let dataDir: string
  beforeEach(() => {
    dataDir = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'secrets-')), 'data')
  })
  afterEach(() => fs.rmSync(path.dirname(dataDir), { recursive: true }))

  it('is made on first use, kept, and readable for its owner only', () => {
    const made = getStoredSecrets(dataDir)
    expect(made.jobLink).toMatch(/^[\w-]{43}$/)
    expect(getStoredSecrets(dataDir)).toEqual(made)
    expect(fs.statSync(path.join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600)
    expect(fs.readdirSync(dataDir)).toEqual(['secrets.json'])
  })

  it('is the same for processes that start at once', async () => {
    const script = `import(${JSON.stringify(secretsModule)}).then((m) => console.log(m.getStoredSecrets(${JSON.stringify(dataDir)}).jobLink))`
    const args = ['--conditions=react-server', '--disable-warning=ExperimentalWarning', '-e', script]
    const answers = await Promise.all(Array.from({ length: 6 }, () => run(process.execPath, args)))
    expect(new Set(answers.map(({ stdout }) => stdout)).size).toBe(1)
    expect(fs.readdirSync(dataDir)).toEqual(['secrets.json'])
  }, 30_000)

  it('is never replaced when the file is unusable: links in circulation would die', () => {
    fs.mkdirSync(dataDir)
    fs.writeFileSync(path.join(dataDir, 'secrets.json'), '{"jobLink":"short"}')
    expect(() => getStoredSecrets(dataDir)).toThrow('restore it from a backup')
  })
})

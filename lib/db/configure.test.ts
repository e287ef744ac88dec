import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { cleanEnv } from '../testing-env.ts'

const file = path.join(process.cwd(), 'lib/db/configure.ts')
let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'configure-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

/** Starts a process with these settings and returns its output. Without the export conditions of the scripts, like the server. */
function configure(env: Record<string, string>) {
  const script = `import(${JSON.stringify(file)}).then((m) => m.configure())`
  const { status, stderr } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', '-e', script], {
    encoding: 'utf8',
    timeout: 120_000,
    env: { ...cleanEnv, ...env },
  })
  return { status, line: stderr.trim().split('\n')[0] ?? '' }
}

const put = (text: string) => writeFileSync(path.join(dataDir, 'secrets.json'), text)

describe('a server that starts', () => {
  it.each([
    ['empty', () => put('')],
    ['cut', () => put('{"jobLink": "a')],
    ['of another form', () => put('["a"]')],
    ['too short', () => put('{"jobLink": "a", "signing": "b"}')],
    ['a folder', () => mkdirSync(path.join(dataDir, 'secrets.json'))],
  ])('stops with a sentence where the file of the secrets is %s', (_, spoil) => {
    spoil()
    expect(configure({ DATA_DIR: dataDir })).toEqual({
      status: 1,
      line: expect.stringMatching(/secrets\.json has no usable secrets of at least 32 characters: restore it/),
    })
  })

  it('needs no such file where both secrets are set', () => {
    put('')
    const secret = 'only-for-this-test-of-the-configuration'
    expect(configure({ DATA_DIR: dataDir, JOB_LINK_SECRET: secret, SIGNING_SECRET: secret }).status).toBe(0)
    expect(configure({ DATA_DIR: dataDir, JOB_LINK_SECRET: secret }).status).toBe(1)
  })

  it('stops with a sentence where it cannot write to the data folder, also below /proc', () => {
    put('')
    const folders = [
      path.join(dataDir, 'secrets.json', 'data'),
      ...(process.platform === 'linux' ? ['/proc/none/data'] : []),
    ]
    for (const folder of folders)
      expect(configure({ DATA_DIR: folder })).toEqual({
        status: 1,
        line: expect.stringMatching(/^Cannot write to \S+ \(E\w+\)\. DATA_DIR names the folder of the data/),
      })
  })
})

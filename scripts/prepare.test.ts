import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import path from 'node:path'
import { cleanEnv } from '../lib/testing-env.ts'

const file = path.join(process.cwd(), 'scripts/prepare.ts')

/** Returns what `npm start` prints when it refuses to build. */
function prepare(env: Record<string, string>) {
  const flags = ['--conditions=react-server', '--disable-warning=ExperimentalWarning', file]
  const { status, stderr } = spawnSync(process.execPath, flags, {
    encoding: 'utf8',
    env: { ...cleanEnv, ...env },
  })
  return { status, lines: stderr.trim().split('\n') }
}

describe('npm start says in one line', () => {
  it('that its port is taken, before it builds under the feet of another', async () => {
    const server = createServer()
    const port = await new Promise<number>((resolve) =>
      server.listen(0, () => resolve((server.address() as { port: number }).port)),
    )
    const { status, lines } = prepare({ PORT: String(port) })
    server.close()
    expect([status, lines]).toEqual([1, [expect.stringContaining(`Port ${port} is in use`)]])
  })

  it('which folder it cannot write to', () => {
    const { status, lines } = prepare({ PORT: '3358', DATA_DIR: path.join(file, 'data') })
    expect([status, lines]).toEqual([1, [expect.stringMatching(/^Cannot write to .*prepare\.ts.data \(ENOTDIR\)/)]])
  })

  it('which setting is wrong', () => {
    const { status, lines } = prepare({ PORT: 'none' })
    expect([status, lines[1]]).toEqual([1, '  PORT must be a port number'])
  })
})

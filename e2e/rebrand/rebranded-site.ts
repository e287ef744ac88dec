import { type ChildProcess, spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeAnotherCompany } from '../../tools/another-company/make.ts'
import { OWN_DATA } from '../../tools/bench/site.ts'
import { toPort } from '../ports'

const port = toPort('rebrand')

/** Not inside the project: Next would take the project for the root of the copy. */
export const folder = path.join(tmpdir(), `site-rebranded-${port}`)
export const origin = `http://127.0.0.1:${port}`
export const dataDir = path.join(folder, 'data')

const env = {
  ...process.env,
  ...OWN_DATA,
  PORT: String(port),
  SITE_URL: origin,
  DATA_DIR: dataDir,
  STANDALONE: '',
  // No mail server runs there: only the promises on the pages matter here.
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'site@fanush.example',
  NODE_ENV: 'production' as const,
  // The copy's own Next. The project's Next would load a second React.
  PATH: [path.join(folder, 'node_modules', '.bin'), process.env.PATH].join(path.delimiter),
}

/** Runs a program in the copy to its end. Resolves to its output. */
export function run(program: string, args: string[]): Promise<string> {
  const child = spawn(program, args, { cwd: folder, env, shell: process.platform === 'win32' })
  const written: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => written.push(String(part)))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => {
      if (code === 0) resolve(written.join(''))
      else reject(new Error(`${program} ${args.join(' ')} ended with ${code}:\n${written.join('').slice(-3000)}`))
    })
  })
}

/** Takes the steps of the README, "Another company", on a copy of the sources, and builds the copy. */
export async function buildRebranded(): Promise<void> {
  await makeAnotherCompany(folder)
  // The flags of the commands in package.json. In NODE_OPTIONS, the condition would also apply to Next's own processes.
  const flags = ['--conditions=react-server', '--disable-warning=ExperimentalWarning']
  for (const script of ['tools/art.ts', 'tools/profile.ts', 'scripts/build.ts'])
    await run(process.execPath, [...flags, script])
}

/** Starts the copy; resolves when it answers. `more` are settings that it was not built with. */
export async function startRebranded(more: Record<string, string> = {}): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['server/index.ts'], {
    cwd: folder,
    env: { ...env, HOST: '127.0.0.1', NODE_OPTIONS: '', ...more },
    stdio: 'ignore',
  })
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(`${origin}/healthz`).catch(() => null)
    if (answer?.ok) return server
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  server.kill()
  throw new Error('The rebranded site does not start')
}

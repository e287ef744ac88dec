import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { OWN_DATA } from '../../tools/bench/site.ts'
import { toPort } from '../ports'
import { anotherCompany } from './another-company'

const root = path.join(import.meta.dirname, '../..')
const port = toPort('rebrand')

/** Inside the project, so that its packages are found from there. */
export const folder = path.join(root, 'test-results/rebranded')
export const origin = `http://127.0.0.1:${port}`
export const dataDir = path.join(folder, 'data')

const parts = [
  ...['app', 'components', 'lib', 'public', 'scripts', 'server', 'styles', 'tools', 'next.config.ts', 'tsconfig.json'],
  // Read as files, where other packages are found by their names.
  'node_modules/@fontsource-variable',
]
const env = {
  ...process.env,
  ...OWN_DATA,
  PORT: String(port),
  SITE_URL: origin,
  DATA_DIR: dataDir,
  STANDALONE: '',
  // A mail server that does not run: only the promises on the pages count here.
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'site@fanush.example',
  NODE_OPTIONS: '--conditions=react-server --disable-warning=ExperimentalWarning',
}

/** Runs a program in the copy to its end; resolves to what it wrote. */
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

async function edit(file: string, change: (source: string) => string) {
  const target = path.join(folder, file)
  await writeFile(target, change(await readFile(target, 'utf8')))
}

/** Takes the steps of the README, "Another company", on a copy of the sources, and builds the copy. */
export async function buildRebranded(): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const isSource = (file: string) => !/\.test\.tsx?$|[\\/]public[\\/]enhance/.test(file)
  for (const part of parts)
    await cp(path.join(root, part), path.join(folder, part), { recursive: true, filter: isSource })
  await edit('content/company.ts', () => {
    const type = "import type { Company } from './company-type.ts'\n"
    return `${type}export const company: Company = ${JSON.stringify(anotherCompany)}\n`
  })
  await edit('lib/art/logo.ts', (source) => source.replace(/petal: '[^']+'/, "petal: 'M-9-12L0-48L9-12z'"))
  for (const script of ['tools/art.ts', 'tools/profile.ts', 'scripts/build.ts']) await run(process.execPath, [script])
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
  throw new Error('the rebranded site does not start')
}

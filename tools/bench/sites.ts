import { mkdirSync, mkdtempSync, openSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { run } from '../../scripts/build-site.ts'
import { HEAP_FLAGS } from '../../scripts/heap.mjs'
import { findFreePort } from './free-port.ts'
import { OWN_DATA, root, startSite } from './site.ts'

/** Everything that a bench leaves behind. */
export const workFolder = path.join(root, 'test-results', 'bench')

/** The minimum that this version of Next can build and serve. */
const bareFiles = {
  'package.json': '{ "private": true, "type": "module" }',
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(path.parse(tmpdir()).root)} }, poweredByHeader: false }`,
  'app/layout.js': `export const metadata = { title: 'A bare page', description: 'The least that Next can serve.' }
export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html> }`,
  'app/page.js': 'export default function Page() { return <main><h1>A bare page</h1></main> }',
}

/** Outside the repository, where Next would load the site's instrumentation.ts; with the same packages. */
function writeBareSite(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-bare-'))
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  for (const [name, text] of Object.entries(bareFiles)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  return folder
}

async function build(name: string, folder: string, args: string[], env: Record<string, string>) {
  console.log(`Building ${name} …`)
  rmSync(path.join(folder, '.next'), { recursive: true, force: true })
  const logFile = path.join(workFolder, `build-${name}.log`)
  const log = openSync(logFile, 'w')
  const started = performance.now()
  const code = await run(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', log, log],
  })
  if (code !== 0) throw new Error(`The build of ${name} failed; its log is ${logFile}.`)
  return (performance.now() - started) / 1000
}

/**
 * Builds the site, newly seeded, and a bare Next page, and serves both. Times are in seconds, from an empty build
 * folder.
 */
export async function serveSites() {
  rmSync(workFolder, { recursive: true, force: true })
  const port = await findFreePort()
  const quiet = { NEXT_TELEMETRY_DISABLED: '1' }
  // A separate address and data folder, because the figures must not depend on those of the machine's owner.
  const env = {
    ...quiet,
    PORT: String(port),
    SITE_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: path.join(workFolder, 'data'),
    ...OWN_DATA,
    JOB_LINK_SECRET: '',
    SIGNING_SECRET: '',
  }
  mkdirSync(workFolder, { recursive: true })
  const bareFolder = writeBareSite()
  const next = path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
  const seconds = await build('site', root, [...process.execArgv, path.join(root, 'scripts', 'build.ts')], env)
  const bareSeconds = await build('bare', bareFolder, [next, 'build'], quiet)
  const site = await startSite({ port, env })
  const barePort = await findFreePort()
  const command = [process.execPath, ...HEAP_FLAGS, next, 'start', '-H', '127.0.0.1', '-p', String(barePort)]
  const bare = await startSite({ port: barePort, env: quiet, command, folder: bareFolder })
  const stop = async () => {
    await Promise.all([site.stop(), bare.stop()])
    rmSync(bareFolder, { recursive: true, force: true })
  }
  return { site, bare, seconds, bareSeconds, stop }
}

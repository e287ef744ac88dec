/**
 * Lighthouse and autocannon are 260 packages that nobody needs who builds or serves the site. They are fetched at exact
 * versions on the first bench, so that `npm ci` and `npm audit` stay what the site itself needs.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { run } from '../../scripts/build-site.ts'

const wanted = { lighthouse: '13.5.0', autocannon: '9.0.0' }
const folder = path.join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'bench')

/** The versions that the figures were taken with. */
export const toolVersions: Readonly<Record<string, string>> = wanted

type Audit = {
  id: string
  score: number | null
  numericValue?: number
  details?: { items?: Record<string, unknown>[] }
}

/** The part of a Lighthouse result that the bench reads. */
export type LighthouseResult = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, Audit>
  runtimeError?: { message: string }
}

type Lighthouse = (url: string, flags: object, config?: object) => Promise<{ lhr: LighthouseResult } | undefined>
type ChromeLauncher = { launch(options: object): Promise<{ port: number; kill(): void }> }
type Autocannon = (options: object) => Promise<{ requests: { average: number }; non2xx: number; errors: number }>

/** Installs both tools where they are missing or of another version. */
export async function installTools(): Promise<void> {
  const manifest = path.join(folder, 'package.json')
  const text = JSON.stringify({ private: true, dependencies: wanted })
  const isThere = existsSync(manifest) && readFileSync(manifest, 'utf8') === text
  if (isThere && existsSync(path.join(folder, 'node_modules', 'lighthouse'))) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(manifest, text)
  console.log('Fetching Lighthouse and autocannon (once) …')
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error']
  if ((await run('npm', args, { cwd: folder })) !== 0) throw new Error('npm could not fetch the tools of the bench.')
}

async function load<T>(file: string): Promise<T> {
  return (await import(pathToFileURL(path.join(folder, 'node_modules', file)).href)) as T
}

/** Lighthouse and the launcher of Chromium that comes with it. */
export async function loadLighthouse() {
  const { default: lighthouse } = await load<{ default: Lighthouse }>('lighthouse/core/index.js')
  const launcher = await load<ChromeLauncher>('chrome-launcher/dist/index.js')
  return { lighthouse, launch: launcher.launch }
}

/** The load generator. */
export async function loadAutocannon() {
  return (await load<{ default: Autocannon }>('autocannon/autocannon.js')).default
}

import { type SpawnOptions, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { openFingerprints } from '../lib/backend/fingerprints.ts'
import { BUILT_FILE, type Built } from '../lib/backend/watch-content.ts'
import { tags } from '../lib/cache.ts'
import { getEnv, toSentenceSettings } from '../lib/env.ts'
import { packFiles } from './pack-files.ts'

const root = path.join(import.meta.dirname, '..')
const current = path.join(root, '.next')
const stampFile = path.join(current, 'built-from')
const BUILDING = '.next-building'
const building = path.join(root, BUILDING)
const replaced = path.join(root, '.next-replaced')
/** The folders and files that the pages are built from. */
export const sources = [
  'app',
  'components',
  'content',
  'lib',
  'styles',
  'public',
  'next.config.ts',
  'package-lock.json',
]

function* listFiles(place: string): Generator<string> {
  if (!existsSync(place)) return
  if (!statSync(place).isDirectory()) return yield place
  for (const name of readdirSync(place).sort()) yield* listFiles(path.join(place, name))
}

/**
 * Returns a stamp of everything that the built pages depend on: the sources, and the settings that the pages contain.
 */
export function toBuildStamp(secrets: readonly string[]): string {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of listFiles(path.join(root, source))) {
      if (/\.test\.tsx?$|public[\\/](?:enhance|pictures)|\.generated\.(?:ts|scss)$/.test(file)) continue
      hash.update(path.relative(root, file)).update(readFileSync(file))
    }
  }
  const { SITE_URL, BACKEND_URL, MEDIA_URL, IMAGE_HOSTS, DATA_DIR, DATABASE_URL, DEPLOYMENT_ID } = getEnv()
  const place = [SITE_URL, BACKEND_URL, MEDIA_URL, IMAGE_HOSTS, DATA_DIR, DATABASE_URL, DEPLOYMENT_ID]
  const settings = [...place, toSentenceSettings(getEnv()), secrets]
  hash.update(JSON.stringify(settings))
  return hash.digest('hex')
}

/** Returns whether the site was built from the current sources and settings. */
export function isBuilt(stamp: string): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp
}

/** Runs a program from node_modules to its end. Resolves to its exit code. */
export function run(program: string, args: string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    spawn(program, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32', ...options })
      .on('error', reject)
      .on('exit', (code) => resolve(code ?? 1))
  })
}

/** Moves a folder of the last build into the new one. */
function takeOver(name: string): void {
  const from = path.join(current, name)
  if (!existsSync(from)) return
  rmSync(path.join(building, name), { recursive: true, force: true })
  renameSync(from, path.join(building, name))
}

/** Puts the finished build in place. A running server has its own copy (server/copy-build.ts). */
function replaceBuild(): void {
  // Next writes the name of its folder into the folder, and into the list of types.
  const standalone = path.join(building, 'standalone')
  if (existsSync(standalone)) renameSync(path.join(standalone, BUILDING), path.join(standalone, '.next'))
  const types = path.join(root, 'next-env.d.ts')
  writeFileSync(types, readFileSync(types, 'utf8').replaceAll(BUILDING, '.next'))
  // `npm run dev` uses that folder.
  takeOver('dev')
  rmSync(replaced, { recursive: true, force: true })
  if (existsSync(current)) renameSync(current, replaced)
  renameSync(building, current)
  rmSync(replaced, { recursive: true, force: true })
}

/**
 * Builds our own scripts, the site and the compressed copies of its files beside the last build, and replaces that one
 * after success, with the stamp. Resolves to an exit code.
 */
export async function build(stamp?: string): Promise<number> {
  // Read before the pages are built, so that the server finds what changed during the build.
  const source = openFingerprints(getEnv())
  const content = await source.read().catch(() => null)
  // The pages are built with the values of content: the server renders them again if the Studio has set others.
  if (content && tags.settings in content) content[tags.settings] = 'none'
  const built: Built = { settings: toSentenceSettings(getEnv()), content }
  await source.close()
  const enhance = await run(process.execPath, [path.join(root, 'scripts', 'build-enhance.ts')])
  if (enhance !== 0) return enhance
  mkdirSync(building, { recursive: true })
  takeOver('cache')
  const code = await run('next', ['build'], {
    env: { ...process.env, BUILD_FOLDER: BUILDING, NEXT_TELEMETRY_DISABLED: '1' },
  })
  if (code !== 0) return code
  await packFiles(root, BUILDING)
  writeFileSync(path.join(building, BUILT_FILE), JSON.stringify(built))
  if (stamp) writeFileSync(path.join(building, 'built-from'), stamp)
  replaceBuild()
  return 0
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { run } from '../../scripts/build-site.ts'
import { root } from './site.ts'

/**
 * Fetches tools on their first use, at exact versions. They depend on hundreds of packages that building and serving the site does not
 * need, so they are not in package.json. Resolves to the folder of the packages.
 */
export async function fetchPackages(name: string, versions: Readonly<Record<string, string>>): Promise<string> {
  const folder = path.join(root, 'node_modules/.cache', name)
  const manifest = path.join(folder, 'package.json')
  const packages = path.join(folder, 'node_modules')
  const text = JSON.stringify({ private: true, dependencies: versions })
  const isThere = existsSync(manifest) && readFileSync(manifest, 'utf8') === text
  if (isThere && Object.keys(versions).every((each) => existsSync(path.join(packages, each)))) return packages
  mkdirSync(folder, { recursive: true })
  writeFileSync(manifest, text)
  console.log(`Fetching ${Object.keys(versions).join(' and ')} (once) …`)
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error']
  if ((await run('npm', args, { cwd: folder })) !== 0) throw new Error('npm could not fetch the packages.')
  return packages
}

/** Imports a file of fetched packages. */
export const importFetched = (packages: string, file: string) => import(pathToFileURL(path.join(packages, file)).href)

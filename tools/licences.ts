/**
 * `npm run licences --prefix tools`: counts the licences of all packages in the lock file. Fails if docs/dependencies.md does
 * not name one of them.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'

type Entry = { license?: string; optional?: boolean; dev?: boolean }

const root = path.join(import.meta.dirname, '..')
const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Entry>
}
const known = readFileSync(path.join(root, 'docs', 'dependencies.md'), 'utf8').split('## The whole tree')[1] ?? ''

/** tools/complete-lock.ts adds the binaries of other platforms, without a licence. */
const UNSTATED = 'not stated in the lock file'
const byLicence = Map.groupBy(
  Object.entries(lock.packages).filter(([place]) => place !== ''),
  ([, { license }]) => license ?? UNSTATED,
)

let unknown = 0
for (const [licence, packages] of [...byLicence].sort(([, a], [, b]) => b.length - a.length)) {
  const names = licence.match(/[\w.-]+/g)?.filter((word) => !/^(AND|OR|WITH)$/.test(word)) ?? []
  const isKnown = licence === UNSTATED || names.every((name) => known.includes(name))
  if (!isKnown) unknown += 1
  const few = packages.length <= 3 || !isKnown ? packages.map(([place]) => place.replace(/.*node_modules\//, '')) : []
  console.log(`${String(packages.length).padStart(5)}  ${licence}${isKnown ? '' : ' (unknown)'}  ${few.join(', ')}`)
}
process.exit(unknown === 0 ? 0 : 1)

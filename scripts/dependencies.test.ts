import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

type Entry = { license?: string; integrity?: string; optional?: boolean; hasInstallScript?: boolean; resolved?: string }

const root = path.join(__dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const wanted = JSON.parse(read('package.json')) as Record<string, Record<string, string>>
const lock = (JSON.parse(read('package-lock.json')) as { packages: Record<string, Entry> }).packages
const rows = [...read('docs/dependencies.md').matchAll(/^\| ([^ |]+) \| (\d[\w.-]*) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, name = '', version = '', licence = '', reason = '']) => ({ name, version, licence, reason }),
)

describe('the page about dependencies', () => {
  it('names every package of package.json with its version, and no other', () => {
    const direct = { ...wanted.dependencies, ...wanted.devDependencies, ...wanted.optionalDependencies }
    expect(Object.fromEntries(rows.map(({ name, version }) => [name, version]))).toEqual(direct)
    expect(rows.every(({ reason }) => reason.trim().length > 4)).toBe(true)
  })

  it('states the licence that the lock file has', () => {
    for (const { name, licence } of rows) {
      expect([name, licence]).toEqual([name, lock[`node_modules/${name}`]?.license ?? 'MIT'])
    }
  })

  it('knows every licence in the tree', () => {
    const counted = execFileSync(process.execPath, [path.join(root, 'tools/licences.ts')], { encoding: 'utf8' })
    expect(counted).toMatch(/^ +\d{3} {2}MIT/)
    expect(counted).not.toContain('(unknown)')
  })
})

describe('the lock file', () => {
  const packages = Object.entries(lock).filter(([place]) => place !== '')

  it('has a checksum for all but other platforms’ binaries, and names no registry', () => {
    expect(packages.filter(([, entry]) => !entry.integrity && !entry.optional)).toEqual([])
    expect(packages.filter(([, entry]) => entry.resolved)).toEqual([])
  })

  it('holds no package with an install script but those that are denied one', () => {
    const scripted = packages
      .filter(([, entry]) => entry.hasInstallScript)
      .map(([place]) => place.replace(/^node_modules\//, ''))
    expect(scripted.sort()).toEqual(Object.keys(wanted.allowScripts ?? {}).sort())
    expect(Object.values(wanted.allowScripts ?? {})).not.toContain(true)
    expect(read('.npmrc')).toContain('ignore-scripts=true')
  })
})

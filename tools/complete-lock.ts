/**
 * Completes package-lock.json after a change to packages. If a registry mirror lacks other platforms' binaries, npm
 * omits them, and `npm ci` then rejects the file. The entries of the parent packages have their names, which tell the
 * platform, and their exact versions. Run it with `npm run lock --prefix tools`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

type Entry = {
  version?: string
  os?: string[]
  cpu?: string[]
  libc?: string[]
  dev?: boolean
  optional?: boolean
  optionalDependencies?: Record<string, string>
}

const file = path.join(import.meta.dirname, '..', 'package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Entry> }
const systems = ['android', 'darwin', 'win32', 'freebsd', 'openharmony', 'linux', 'wasm32']
const PROCESSOR = /arm64|aarch64|ia32|riscv64|ppc64|s390x|loong64|mips64el|arm|x64/

let added = 0
for (const [place, { dev, optionalDependencies = {} }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const system = systems.find((known) => name.includes(known))
    const known = Object.keys(lock.packages).some((key) => key.endsWith(`node_modules/${name}`))
    if (known || !system || !/^\d+\.\d+\.\d+/.test(version)) continue
    const processor = PROCESSOR.exec(name)?.[0].replace('aarch64', 'arm64')
    lock.packages[`node_modules/${name}`] = {
      version,
      ...(processor && { cpu: [processor] }),
      ...(dev && { dev: true }),
      ...(name.includes('musl') && { libc: ['musl'] }),
      optional: true,
      os: [system],
    }
    added += 1
    console.log(`${name}@${version} (for ${place || 'the project'})`)
  }
}
const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`)
console.log(`${added} entries added`)

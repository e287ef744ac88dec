/**
 * Holds the dependency order of docs/architecture: app → components → lib. Features do not import each other, `ui` imports
 * nothing above it, `lib` knows neither React components nor styles, and only pages and handlers reach the backend's reads.
 * The folders of `lib` import each other in one direction only.
 */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
const files = globSync('{app,components,lib,server}/**/*.{ts,tsx}', { cwd: root })
const shared = new Set(['ui', 'layout', 'form', 'sections', 'listing', 'article'])

/** Targets of a file's imports, as paths from the root; packages keep their names. Type imports of shapes are free. */
function getImports(file: string): string[] {
  const source = readFileSync(path.join(root, file), 'utf8').replaceAll(/^import type[^;]*?from '[^']+'$/gm, '')
  return [...source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, target = '']) => {
    if (target.startsWith('@/')) return target.slice(2)
    return target.startsWith('.') ? path.posix.join(path.posix.dirname(file), target) : target
  })
}

function findFault(file: string, target: string): string | null {
  const [layer, group] = file.split('/')
  const [targetLayer, targetGroup = ''] = target.split('/')
  if (layer === 'lib' && (['app', 'components', 'server'].includes(targetLayer ?? '') || target.endsWith('.scss')))
    return 'lib imports nothing above it'
  if (layer === 'components') {
    if (targetLayer === 'app') return 'components import nothing from app'
    if (targetLayer === 'lib' && /^lib\/backend\/(?!contract)/.test(target) && !/\.test\.tsx?$/.test(file))
      return 'only pages and handlers reach the backend'
    if (targetLayer === 'components' && targetGroup !== group && !shared.has(targetGroup))
      return `features do not import each other (${group} → ${targetGroup})`
    if (group === 'ui' && targetLayer === 'components' && targetGroup !== 'ui') return 'ui imports nothing above it'
  }
  return null
}

/** The folder of `lib` that a path is in; null outside, and for a file of `lib` itself. */
const toRoom = (file: string): string | null => /^lib\/([^/]+)\//.exec(file)?.[1] ?? null

const rooms = new Map<string, Set<string>>()
for (const file of files.filter((name) => !/\.test\.|testing/.test(name))) {
  const room = toRoom(file)
  for (const target of room ? getImports(file).map(toRoom) : [])
    if (room && target && target !== room) rooms.set(room, (rooms.get(room) ?? new Set()).add(target))
}

/** The way from a folder of `lib` back to itself, if there is one. */
function findCircle(room: string, way = [room]): string[] | null {
  for (const next of rooms.get(way.at(-1) ?? room) ?? []) {
    if (next === room) return [...way, room]
    const circle = way.includes(next) ? null : findCircle(room, [...way, next])
    if (circle) return circle
  }
  return null
}

const wrong = files.flatMap((file) =>
  getImports(file).flatMap((target) => {
    const fault = findFault(file, target)
    return fault ? [`${file} imports ${target}: ${fault}`] : []
  }),
)
const circles = [...rooms.keys()].flatMap((room) => {
  const circle = findCircle(room)
  return circle ? [`a circle in lib: ${circle.join(' → ')}`] : []
})
const faults = [...wrong, ...circles]
for (const fault of faults) console.error(fault)
console.log(`${files.length} files, ${faults.length} imports in a wrong direction`)
process.exit(faults.length > 0 ? 1 : 0)

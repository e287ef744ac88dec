/**
 * Holds the dependency order of docs/architecture: app → components → lib. Features do not import each other, `ui` imports
 * nothing above it, `lib` knows neither React components nor styles, and only pages and handlers reach the backend's reads.
 * The folders of `lib` import each other in one direction only.
 */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
const files = globSync('{app,components,lib,server}/**/*.{ts,tsx}', { cwd: root })

/** Targets of a file's imports, as paths from the root; packages keep their names. Imports of types do not count. */
function getImports(file: string): string[] {
  const source = readFileSync(path.join(root, file), 'utf8').replaceAll(/^import type[^;]*?from '[^']+'$/gm, '')
  return [...source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, target = '']) => {
    if (target.startsWith('@/')) return target.slice(2)
    return target.startsWith('.') ? path.posix.join(path.posix.dirname(file), target) : target
  })
}

/** What is not allowed, as expressions for a file and its target with a space between them. */
const rules: Record<string, RegExp> = {
  'lib imports nothing above it': /^lib\/\S+ (?:(?:app|components|server)\/|\S+\.scss$)/,
  'components import nothing from app': /^components\/\S+ app\//,
  'only pages and handlers reach the backend': /^components\/(?!\S+\.test\.)\S+ lib\/backend(?!\/contract)/,
  'features do not import each other':
    /^components\/([^/]+)\/\S+ components\/(?!(?:\1|ui|layout|form|sections|listing|article)\/)/,
  'ui imports nothing above it': /^components\/ui\/\S+ components\/(?!ui\/)/,
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
  getImports(file).flatMap((target) =>
    Object.entries(rules)
      .filter(([, rule]) => rule.test(`${file} ${target}`))
      .map(([why]) => `${file} imports ${target}: ${why}`),
  ),
)
const circles = [...rooms.keys()].flatMap((room) => {
  const circle = findCircle(room)
  return circle ? [`a circle in lib: ${circle.join(' → ')}`] : []
})
const faults = [...wrong, ...circles]
for (const fault of faults) console.error(fault)
console.log(`${files.length} files, ${faults.length} imports in a wrong direction`)
process.exit(faults.length > 0 ? 1 : 0)

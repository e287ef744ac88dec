/**
 * Checks the order of rooms in docs/architecture.md: a room may import only from the rooms below it. Types count as
 * well, so there can be no circular imports between rooms.
 */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
const files = globSync('{app,components,content,lib,server}/**/*.{ts,tsx}', { cwd: root })

/** The rooms from top to bottom. `app` and `server` do not know each other. */
const ROOMS = [
  'app',
  'server',
  'components',
  'lib/sitemap',
  'lib/transfer',
  'lib/studio',
  'lib/applications',
  'lib/jobs',
  'lib/newsletter',
  'lib/contact',
  'lib/insights',
  'lib/reads',
  'lib/enhance',
  'lib/forms',
  'lib/backend',
  'lib/redirects',
  'lib/backups',
  'lib/delivery',
  'lib/mail',
  'lib/db',
  'lib/seo',
  // Types and schemas of the backend's data. Every room that stores, sends or shows it may import them.
  'lib/backend/summary.ts',
  'lib/backend/contract.ts',
  'lib/backend/study-content.ts',
  'lib/backend/article-content.ts',
  'lib/backend/piece-content.ts',
  'lib/uploads',
  'lib/rich-text',
  'lib/pictures',
  'lib/art',
  'lib/security',
  'lib/listing',
  'lib/http',
  'content',
  // Other files directly in lib, such as env.ts, routes.ts and limits.ts.
  'lib',
  'lib/format',
]

/** Tests, what only they use, and the program code in the sample posts may import anything. */
const isTest = (file: string) => /\.test\.|testing|\/code-samples\//.test(file)

/** Returns the targets of a file's imports as paths from the root; packages keep their names. */
function getImports(file: string): string[] {
  const source = readFileSync(path.join(root, file), 'utf8')
  return [...source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, target = '']) => {
    if (target.startsWith('@/')) return target.slice(2)
    return target.startsWith('.') ? path.posix.join(path.posix.dirname(file), target) : target
  })
}

/** Returns the index of a path's room in ROOMS; -1 for packages. The longest matching name counts. */
function findRoom(file: string): number {
  const names = ROOMS.filter((room) => file === room || `${file}.ts` === room || file.startsWith(`${room}/`))
  return ROOMS.indexOf(names.toSorted((a, b) => b.length - a.length)[0] ?? '')
}

/** Additional rules, as expressions for a file and its target, separated by a space. */
const RULES: Record<string, RegExp> = {
  'lib imports no styles': /^lib\/\S+ \S+\.scss$/,
  'the server does not import app': /^server\/\S+ app\//,
  'app does not import the server': /^app\/\S+ server\//,
  'only pages and handlers reach the backend':
    /^components\/\S+ lib\/(?:backend|db)(?!\/(?:contract|summary|(?:study|article|piece)-content))/,
  'features do not import each other':
    /^components\/([^/]+)\/\S+ components\/(?!(?:\1|ui|layout|form|sections|listing|insights\/(?:article|journal|studies))\/)/,
  'ui imports nothing above it': /^components\/ui\/\S+ components\/(?!ui\/)/,
}

function findErrors(file: string): string[] {
  return getImports(file).flatMap((target) => {
    const from = findRoom(file)
    const to = findRoom(target)
    const broken = Object.entries(RULES).filter(([, rule]) => rule.test(`${file} ${target}`))
    const errors = broken.map(([rule]) => `${file} imports ${target}: ${rule}`)
    if (to >= 0 && to < from) errors.push(`${file} imports ${target}: ${ROOMS[to]} is above ${ROOMS[from]}`)
    return errors
  })
}

const errors = files.filter((file) => !isTest(file)).flatMap(findErrors)
for (const error of errors) console.error(error)
console.log(`${files.length} files, ${errors.length} imports in a wrong direction`)
process.exit(errors.length > 0 ? 1 : 0)

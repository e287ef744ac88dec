import { cpSync, existsSync, lstatSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { getEnv } from '../lib/env.ts'

const root = path.join(import.meta.dirname, '..')

/** The folder in which Next puts the files it traced, when built with STANDALONE=1. */
export const standaloneFolder = path.join(root, '.next', 'standalone')

/** The operator's commands that a server needs. */
const COMMANDS = ['inbox', 'backup', 'migrate-data', 'studio', 'deliveries', 'scan-with-clamd']

const RENDERED = /^(?!icon\.svg).*\.(html|rsc|meta|body)$/

/**
 * Returns whether a file is of a page that the build rendered, with its secrets and data: these are rendered on their
 * first visit. Next's page for its own problems stays, since the build alone makes it, and so does the icon, which
 * pages bring.
 */
const isRendered = (name: string) =>
  !name.startsWith('_global-error') && (name.includes('.segments') || RENDERED.test(path.basename(name)))

/**
 * Everything that a server needs from this repository. Other traced files (settings, a data folder) must not leave the
 * machine.
 */
const PACKED = [
  '.next',
  'node_modules',
  'public',
  'package.json',
  'lib/limits.ts',
  'lib/art/fonts',
  'lib/uploads',
] as const

/** The image optimizer (19 MB), which next.config.ts turns off. */
const UNUSED = ['node_modules/sharp', 'node_modules/@img']

const isWithin = (folder: string, place: string) => {
  const relative = path.relative(folder, place)
  return relative === '' || !(relative.startsWith('..') || path.isAbsolute(relative))
}

/** Returns the packed folder that contains a data folder; null if none does. */
export const findPackedData = (dataDir: string): string | null =>
  PACKED.find((name) => isWithin(path.join(root, name), dataDir)) ?? null

/** Removes everything from `folder` that is not in `packed`, a list of paths with `/`. */
export function keepOnly(packed: readonly string[], folder: string): void {
  for (const name of readdirSync(folder)) {
    if (packed.includes(name)) continue
    const place = path.join(folder, name)
    const inner = packed.filter((kept) => kept.startsWith(`${name}/`)).map((kept) => kept.slice(name.length + 1))
    if (inner.length > 0 && lstatSync(place).isDirectory()) keepOnly(inner, place)
    else rmSync(place, { recursive: true, force: true })
  }
}

const isTest = (name: string) => /\.test\.tsx?$|^testing-/.test(path.basename(name))

function removeFrom(folder: string, isUnwanted: (name: string) => boolean) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (isUnwanted(name)) rmSync(path.join(folder, name), { recursive: true, force: true })
}

/** Files that Next needs for a custom server, besides those that it traced for its own. */
const CUSTOM_SERVER = [
  'server/next.js',
  'server/lib/async-callback-set.js',
  'compiled/webpack',
  'compiled/@babel/runtime',
]

/** Bundles entry points into single files that need nothing from this repository; Next stays a package. */
const bundle = (entryPoints: Record<string, string>) =>
  build({
    entryPoints,
    outdir: standaloneFolder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    conditions: ['react-server'],
    external: ['next'],
    // The deployment id of the build: with another one, pages would use two addresses for each file.
    define: { 'process.env.DEPLOYMENT_ID': JSON.stringify(getEnv().DEPLOYMENT_ID ?? '') },
    logLevel: 'warning',
    // CommonJS packages load Node's own modules with `require`.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    outExtension: { '.js': '.mjs' },
  })

/** Adds static files, the server and the operator's commands as single files, and removes what belongs to the building machine. */
export async function completeStandalone(): Promise<void> {
  if (!existsSync(path.join(standaloneFolder, '.next', 'BUILD_ID'))) throw new Error('Build with STANDALONE=1 first.')
  cpSync(path.join(root, 'public'), path.join(standaloneFolder, 'public'), { recursive: true })
  cpSync(path.join(root, '.next', 'static'), path.join(standaloneFolder, '.next', 'static'), { recursive: true })
  keepOnly(PACKED, standaloneFolder)
  for (const name of UNUSED) rmSync(path.join(standaloneFolder, name), { recursive: true, force: true })
  removeFrom(path.join(standaloneFolder, 'lib'), isTest)
  removeFrom(path.join(standaloneFolder, '.next', 'server', 'app'), isRendered)
  const next = 'node_modules/next/dist'
  for (const name of CUSTOM_SERVER)
    cpSync(path.join(root, next, name), path.join(standaloneFolder, next, name), { recursive: true })
  rmSync(path.join(standaloneFolder, 'server.js'), { force: true })
  await bundle({
    server: path.join(root, 'server/index.ts'),
    'next.config': path.join(root, 'next.config.ts'),
    ...Object.fromEntries(COMMANDS.map((name) => [`scripts/${name}`, path.join(root, 'scripts', `${name}.ts`)])),
  })
}

/**
 * Builds our own scripts, each into one file. Its name changes with its content, so browsers cache it for a year: the one script
 * of document pages, that of listings (both lib/enhance), and the worker that reads résumés. A worker has the policy of its file, which allows no
 * requests, so nothing can be loaded into it later.
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { speculationRules } from '../lib/seo/speculation-rules.ts'

const root = path.join(import.meta.dirname, '..')
const folder = path.join(root, 'public/enhance')

type Built = { file: string; code: Uint8Array; integrity: string }

async function bundle(name: string, entry: string): Promise<Built> {
  const result = await build({
    entryPoints: [path.join(root, entry)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { SPECULATION_RULES: JSON.stringify(speculationRules) },
    write: false,
  })
  const code = result.outputFiles[0]?.contents ?? new Uint8Array()
  const hash = createHash('sha256').update(code)
  const integrity = `sha256-${hash.copy().digest('base64')}`
  console.log(`${name}: ${code.length} bytes, ${gzipSync(code).length} compressed`)
  return { file: `${name}-${hash.digest('hex').slice(0, 10)}.js`, code, integrity }
}

const enhance = await bundle('enhance', 'lib/enhance/index.ts')
const near = await bundle('hydrate-near', 'lib/enhance/hydrate-near.ts')
const listing = await bundle('listing', 'lib/enhance/listing.ts')
const resume = await bundle('resume', 'lib/resume/worker.ts')
await mkdir(folder, { recursive: true })
// The compressed copies beside the files (scripts/pack-files.ts) may be in use by a running server.
const all = [enhance, listing, resume]
for (const old of await readdir(folder))
  if (!all.some(({ file }) => old.startsWith(file))) await rm(path.join(folder, old))
for (const { file, code } of all) await writeFile(path.join(folder, file), code)
await writeFile(
  path.join(root, 'lib/enhance/source.generated.ts'),
  `/** The built scripts; written by scripts/build-enhance.ts. */
export const enhanceSource = '/enhance/${enhance.file}'
export const enhanceIntegrity = '${enhance.integrity}'
export const listingSource = '/enhance/${listing.file}'
export const listingIntegrity = '${listing.integrity}'
/** Written into pages with a form. */
export const hydrateNear = ${JSON.stringify(new TextDecoder().decode(near.code).trim())}
`,
)
await writeFile(
  path.join(root, 'lib/resume/source.generated.ts'),
  `/** The built worker; written by scripts/build-enhance.ts. */
export const workerSource = '/enhance/${resume.file}'
`,
)

/**
 * Builds our own scripts, each into one file: the one script of documents, the one of listings (both lib/enhance), what both load when
 * it is needed, and the workers that read resumes. A file's name changes with its content, so browsers cache it for a year. A worker
 * has the policy of its file, which allows no requests, so nothing can be loaded into it later: each has all that it needs. hydrate-near.ts is
 * written into pages instead. Writes the colours for the styles and the copies of photographs as well.
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { speculationRules } from '../lib/seo/speculation-rules.ts'
import { writeColours } from './write-colours.ts'
import { writePhotos } from './write-photos.ts'

const root = path.join(import.meta.dirname, '..')
const folder = path.join(root, 'public/enhance')
const YEAR_MS = 365 * 86_400_000

type Built = { file: string; code: Uint8Array; integrity: string }

async function bundle(
  name: string,
  entry: string,
  options: Pick<BuildOptions, 'format' | 'plugins'> = {},
): Promise<Built> {
  const result = await build({
    entryPoints: [path.join(root, entry)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { SPECULATION_RULES: JSON.stringify(speculationRules) },
    write: false,
    ...options,
  })
  const code = result.outputFiles[0]?.contents ?? new Uint8Array()
  const hash = createHash('sha256').update(code)
  const integrity = `sha256-${hash.copy().digest('base64')}`
  console.log(`${name}: ${code.length} bytes, ${gzipSync(code).length} compressed`)
  return { file: `${name}-${hash.digest('hex').slice(0, 10)}.js`, code, integrity }
}

writeColours()
await writePhotos()

const foreign = await bundle('foreign-answer', 'lib/forms/foreign-answer.ts', { format: 'esm' })

/** Moves what lib/forms/post.ts imports on demand into a separate file. */
const later: Plugin = {
  name: 'later',
  setup({ onResolve }) {
    onResolve({ filter: /\/foreign-answer\.ts$/ }, () => ({ path: `/enhance/${foreign.file}`, external: true }))
  },
}
const enhance = await bundle('enhance', 'lib/enhance/index.ts', { plugins: [later] })
const near = await bundle('hydrate-near', 'lib/enhance/hydrate-near.ts')
const listing = await bundle('listing', 'lib/enhance/listing-document.ts', { plugins: [later] })
const docxWorker = await bundle('resume-docx', 'lib/applications/resume/docx-worker.ts')
const pdfWorker = await bundle('resume-pdf', 'lib/applications/resume/pdf-worker.ts')
await mkdir(folder, { recursive: true })
// A running server and cached pages still request earlier files, which browsers keep for a year.
for (const name of await readdir(folder)) {
  const { mtimeMs } = await stat(path.join(folder, name))
  if (Date.now() - mtimeMs > YEAR_MS) await rm(path.join(folder, name))
}
for (const { file, code } of [foreign, enhance, listing, docxWorker, pdfWorker])
  await writeFile(path.join(folder, file), code)
await writeFile(
  path.join(root, 'lib/enhance/source.generated.ts'),
  `/** The built scripts; written by scripts/build-enhance.ts. */
export const enhanceSource = '/enhance/${enhance.file}'
export const enhanceIntegrity = '${enhance.integrity}'
export const listingSource = '/enhance/${listing.file}'
export const listingIntegrity = '${listing.integrity}'
/** Inlined into pages with a form. */
export const hydrateNear = ${JSON.stringify(new TextDecoder().decode(near.code).trim())}
`,
)
await writeFile(
  path.join(root, 'lib/applications/resume/source.generated.ts'),
  `/** The built workers; written by scripts/build-enhance.ts. */
export const docxWorkerSource = '/enhance/${docxWorker.file}'
export const pdfWorkerSource = '/enhance/${pdfWorker.file}'
`,
)

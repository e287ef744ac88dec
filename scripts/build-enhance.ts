/** Builds lib/enhance into the one script of document pages, named by its content so that browsers never ask for it again. */
import { createHash } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { speculationRules } from '../lib/seo/speculation-rules.ts'

const root = path.join(import.meta.dirname, '..')
const folder = path.join(root, 'public/enhance')
const result = await build({
  entryPoints: [path.join(root, 'lib/enhance/index.ts')],
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  define: { SPECULATION_RULES: JSON.stringify(speculationRules) },
  write: false,
})
const code = result.outputFiles[0]?.contents ?? new Uint8Array()
const name = `enhance-${createHash('sha256').update(code).digest('hex').slice(0, 10)}.js`
await mkdir(folder, { recursive: true })
// What is packed beside it (scripts/pack-files.ts) may be served right now.
for (const old of await readdir(folder)) if (!old.startsWith(name)) await rm(path.join(folder, old))
await writeFile(path.join(folder, name), code)
await writeFile(
  path.join(root, 'lib/enhance/source.generated.ts'),
  `/** The built module; written by scripts/build-enhance.ts. */
export const enhanceSource = '/enhance/${name}'
export const enhanceIntegrity = 'sha256-${createHash('sha256').update(code).digest('base64')}'
`,
)
console.log(`enhance: ${code.length} bytes, ${gzipSync(code).length} compressed`)

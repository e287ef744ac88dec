import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'esbuild'

it.each([
  ['docx', 60_000],
  ['pdf', 450_000],
])('loads a reader for %s of at most %d bytes', async (kind, maxBytes) => {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, `${kind}-worker.ts`)],
    bundle: true,
    minify: true,
    format: 'iife',
    logLevel: 'error',
    write: false,
  })
  // One level below what visitors get, which takes twice the time for 2 %.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 }
  expect(brotliCompressSync(outputFiles[0]?.contents ?? '', { params }).length).toBeLessThan(maxBytes)
})

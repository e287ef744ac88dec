import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'

it('loads at most 60 kB to read a résumé', async () => {
  const entry = path.join(import.meta.dirname, 'worker.ts')
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    write: false,
  })
  expect(brotliCompressSync(outputFiles[0]?.contents ?? '').length).toBeLessThan(60_000)
})

/** Bundles the editor and its styles into a page of its own, for tests that need no server. */
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'
import { compile } from 'sass'

const root = path.join(import.meta.dirname, '../..')

const sass: Plugin = {
  name: 'sass',
  setup({ onLoad }) {
    onLoad({ filter: /\.scss$/ }, ({ path: file }) => ({
      contents: compile(file).css,
      loader: file.endsWith('.module.scss') ? 'local-css' : 'css',
      resolveDir: path.dirname(file),
    }))
  },
}

/** Returns the page's files by name, the script that is loaded at once, and the compressed bytes of those loaded later. */
export async function buildPage(): Promise<{ files: Map<string, Buffer>; pageScripts: string; editorBytes: number }> {
  const { outputFiles, metafile } = await build({
    entryPoints: { page: path.join(import.meta.dirname, 'page.tsx') },
    outdir: '/',
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    write: false,
    metafile: true,
    target: 'es2022',
    jsx: 'automatic',
    loader: { '.woff2': 'file' },
    external: ['/art/*', '/images/*'],
    define: { 'process.env.NODE_ENV': '"production"' },
    absWorkingDir: root,
    plugins: [sass],
  })
  const files = new Map(outputFiles.map((file) => [file.path, Buffer.from(file.contents)]))
  const loadedLater = Object.keys(metafile.outputs).filter((name) => name.endsWith('.js') && !name.endsWith('page.js'))
  const editorBytes = loadedLater
    .map((name) => gzipSync(files.get(`/${path.basename(name)}`) ?? '').length)
    .reduce((sum, bytes) => sum + bytes, 0)
  return { files, pageScripts: String(files.get('/page.js')), editorBytes }
}

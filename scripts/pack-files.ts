/** Compresses, after a build, its scripts and styles as well as it goes, once and not for each reader (lib/server/packed-files.ts). */
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { PACKED_FOLDERS, PACKED_TYPES, toPackedName } from '../lib/server/packed-files.ts'

const compress = promisify(brotliCompress)

async function pack(file: string): Promise<void> {
  const text = await readFile(file)
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  await writeFile(toPackedName(file), await compress(text, { params }))
}

/** Packs what was just built, and says how many files. */
export async function packFiles(root: string): Promise<void> {
  const find = ({ folder }: (typeof PACKED_FOLDERS)[number]) =>
    globSync(`${folder}/**/*{${Object.keys(PACKED_TYPES).join()}}`, { cwd: root })
  const files = PACKED_FOLDERS.flatMap(find)
  await Promise.all(files.map((name) => pack(path.join(root, name))))
  console.log(`Packed files: ${files.length}`)
}

/** Compresses the scripts and styles of a build at the highest level, once instead of for each visitor (server/packed-files.ts). */
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { toBrotli } from '../lib/http/encode.ts'
import { PACKED, PACKED_TYPES, toPackedFolders } from '../server/packed-files.ts'

const pack = async (file: string) => writeFile(file + PACKED, await toBrotli(await readFile(file)))

/** Compresses the files of the build in `build`, and prints how many there are. */
export async function packFiles(root: string, build?: string): Promise<void> {
  const patterns = Object.values(toPackedFolders(build)).map(
    (folder) => `${folder}**/*{${Object.keys(PACKED_TYPES).join()}}`,
  )
  const files = globSync(patterns, { cwd: root })
  await Promise.all(files.map((name) => pack(path.join(root, name))))
  console.log(`Packed files: ${files.length}`)
}

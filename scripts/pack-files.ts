/** Compresses, after a build, its scripts and styles as well as it goes, once and not for each reader (server/packed-files.ts). */
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { toBrotli } from '../lib/http/encode.ts'
import { PACKED_FOLDERS, PACKED_TYPES, toPackedName } from '../server/packed-files.ts'

const pack = async (file: string) => writeFile(toPackedName(file), await toBrotli(await readFile(file)))

/** Packs what was just built, and says how many files. */
export async function packFiles(root: string): Promise<void> {
  const find = ({ folder }: (typeof PACKED_FOLDERS)[number]) =>
    globSync(`${folder}/**/*{${Object.keys(PACKED_TYPES).join()}}`, { cwd: root })
  const files = PACKED_FOLDERS.flatMap(find)
  await Promise.all(files.map((name) => pack(path.join(root, name))))
  console.log(`Packed files: ${files.length}`)
}

import { buffer } from 'node:stream/consumers'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { hasRemoteParts, readTypes } from './docx-parts.ts'
import type { Inspection } from './inspect-document.ts'
import type { FileWarning } from './warnings.ts'

const MAX_ENTRIES = 4_000
const MAX_TYPES_BYTES = 64 * 1024
const MAX_RELATIONSHIP_BYTES = 1024 * 1024

// Only a zip bomb of 5 MB unpacks to more.
const MAX_UNPACKED_BYTES = 128 * 1024 * 1024

/** Whether the bytes begin as a zip archive does. */
export const isZip = (file: Buffer) => file.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))

// yauzl ends the stream with an error if more bytes come than the entry announced.
async function readText(zip: ZipFile, entry: Entry): Promise<string> {
  return (await buffer(await zip.openReadStreamPromise(entry))).toString('utf8')
}

/** Whether a zip archive is a Word document: its main part is in it and declared. Otherwise null. Throws for a damaged one. */
export async function inspectDocx(file: Buffer): Promise<Inspection | null> {
  const zip = await fromBufferPromise(file)
  if (zip.entryCount > MAX_ENTRIES) return null
  const names = new Set<string>()
  const warnings = new Set<FileWarning>()
  let main: string | null = null
  let unpacked = 0
  let relationshipBytes = 0
  for await (const entry of zip.eachEntry()) {
    const { fileName, uncompressedSize } = entry
    unpacked += uncompressedSize
    if (unpacked > MAX_UNPACKED_BYTES) return null
    if (entry.isEncrypted()) return { kind: 'encrypted', warnings: [] }
    if (uncompressedSize > 0) names.add(fileName)
    if (/(?:^|\/)vbaProject\.bin$/i.test(fileName)) warnings.add('macros')
    if (fileName === '[Content_Types].xml') {
      if (uncompressedSize > MAX_TYPES_BYTES) return null
      const types = readTypes(await readText(zip, entry))
      main = types.main
      if (types.hasMacros) warnings.add('macros')
    }
    if (/\.rels$/i.test(fileName)) {
      relationshipBytes += uncompressedSize
      if (relationshipBytes > MAX_RELATIONSHIP_BYTES) return null
      if (hasRemoteParts(await readText(zip, entry))) warnings.add('remote')
    }
  }
  return main !== null && names.has(main) ? { kind: 'docx', warnings: [...warnings] } : null
}

import { buffer } from 'node:stream/consumers'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'

// A résumé has a few dozen parts; a list of types of some kilobytes. Anything far beyond is no document.
const MAX_ENTRIES = 4_000
const MAX_TYPES_BYTES = 512 * 1024

// Text shrinks to a tenth or twentieth, pictures not at all: 5 MB never unpack to this much but in a bomb, which would go
// off on the desk of whoever opens it.
const MAX_UNPACKED_BYTES = 128 * 1024 * 1024

const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** Whether the bytes begin as a zip archive does. */
export const isZip = (file: Buffer) => file.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))

async function readTypes(zip: ZipFile, entry: Entry): Promise<string> {
  if (entry.uncompressedSize > MAX_TYPES_BYTES) return ''
  // yauzl ends the stream with an error if more bytes come than the entry announced.
  const bytes = await buffer(await zip.openReadStreamPromise(entry))
  return bytes.toString('utf8')
}

// Word itself writes word/document.xml, its browser edition word/document2.xml: the list of types names the real one.
function findMainPart(types: string): string | null {
  for (const [override] of types.matchAll(/<Override\b[^>]*>/g)) {
    if (override.includes(`"${MAIN_TYPE}"`)) return /PartName="\/([^"]+)"/.exec(override)?.[1] ?? null
  }
  return null
}

/** What a zip archive is to us: a Word document (its main part is there and declared), or not. */
export async function readZip(file: Buffer): Promise<'docx' | 'encrypted' | null> {
  try {
    const zip = await fromBufferPromise(file)
    if (zip.entryCount > MAX_ENTRIES) return null
    const names = new Set<string>()
    let types = ''
    let unpacked = 0
    for await (const entry of zip.eachEntry()) {
      unpacked += entry.uncompressedSize
      if (unpacked > MAX_UNPACKED_BYTES) return null
      if (entry.isEncrypted()) return 'encrypted'
      if (entry.uncompressedSize > 0) names.add(entry.fileName)
      if (entry.fileName === '[Content_Types].xml') types = await readTypes(zip, entry)
    }
    const main = findMainPart(types)
    return main !== null && names.has(main) ? 'docx' : null
  } catch {
    return null
  }
}

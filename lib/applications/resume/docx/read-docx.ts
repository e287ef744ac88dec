import { unzipSync } from 'fflate'
import type { Line, ResumeText } from '../line.ts'
import { LineReader } from './line-reader.ts'
import { readSizes } from './sizes.ts'
import { readXml } from './xml.ts'

const MAX_ENTRIES = 2_000
const MAX_BYTES = 40 * 1024 * 1024

/** The maximum that compression can add to a part's size, in bytes. */
const MAX_OVERHEAD = 1024

// The first page's header often contains the name.
const TEXTS = ['header1', 'header2', 'header3', 'document', 'footer1', 'footer2', 'footer3']

const PARTS = new Set([
  'word/styles.xml',
  'docProps/core.xml',
  ...TEXTS.flatMap((name) => [`word/${name}.xml`, `word/_rels/${name}.xml.rels`]),
])

/** Unpacks the parts that are read. Throws for anything but an archive, and for parts that are too large. */
function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let entries = 0
  let unpacked = 0
  return unzipSync(bytes, {
    filter({ name, size, originalSize }) {
      entries += 1
      if (entries > MAX_ENTRIES) throw new RangeError('The archive has too many files.')
      if (!PARTS.has(name)) return false
      unpacked += originalSize
      if (unpacked > MAX_BYTES || size > originalSize + MAX_OVERHEAD)
        throw new RangeError('The file unpacks to too much.')
      return true
    },
  })
}

/** Returns a part's text, which may be UTF-16; an empty string for a missing part. */
function toText(part: Uint8Array | undefined): string {
  if (!part) return ''
  const [first, second] = part
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(part)
  return new TextDecoder(first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8').decode(part)
}

/** Returns the targets of a part's links by their id. */
function readTargets(source: string): Map<string, string> {
  const targets = new Map<string, string>()
  for (const piece of readXml(source))
    if (piece.kind !== 'text' && piece.name === 'Relationship' && piece.getAttribute('TargetMode') === 'External')
      targets.set(piece.getAttribute('Id'), piece.getAttribute('Target'))
  return targets
}

/** Reads the text of a Word document. Throws for a file that cannot be read. */
export async function readDocx(bytes: Uint8Array<ArrayBuffer>): Promise<ResumeText> {
  const parts = unpack(bytes)
  const sizes = readSizes(toText(parts['word/styles.xml']))
  const lines: Line[] = []
  for (const name of TEXTS) {
    const targets = readTargets(toText(parts[`word/_rels/${name}.xml.rels`]))
    lines.push(...new LineReader(targets, sizes).read(toText(parts[`word/${name}.xml`])))
  }
  const author = toText(parts['docProps/core.xml']).split('<dc:creator>')[1]?.split('<')[0] ?? ''
  return { lines, author }
}

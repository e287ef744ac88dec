import { crc32, deflateRawSync } from 'node:zlib'

/** A PDF of this many bytes with one object, white space in it, and an end. */
export function createPdf(bytes = 200, objects = ''): Buffer {
  const start = `%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n${objects}\n`
  const end = 'trailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n'
  return Buffer.from(start + ' '.repeat(Math.max(0, bytes - start.length - end.length)) + end, 'latin1')
}

/** A file of an archive; `claimedBytes` is its unpacked size according to the archive. */
export type ZipPart = { name: string; content: Buffer; claimedBytes?: number }

/** A zip archive, compressed; with wrong sizes and counts if asked, which no library writes. */
export function packParts(parts: readonly ZipPart[], claimedCount = parts.length): Buffer {
  const files: Buffer[] = []
  const list: Buffer[] = []
  let offset = 0
  for (const { name, content, claimedBytes = content.length } of parts) {
    const packed = deflateRawSync(content)
    // What the file's own header and the list at the end have in common, from the version to the name's length.
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(crc32(content), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(claimedBytes, 18)
    facts.writeUInt16LE(Buffer.byteLength(name), 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), facts, Buffer.from(name), packed])
    files.push(file)
    list.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, place, Buffer.from(name))
    offset += file.length
  }
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(claimedCount, 8)
  end.writeUInt16LE(claimedCount, 10)
  end.writeUInt32LE(Buffer.concat(list).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, ...list, end])
}

/** An archive of these files. */
export const packZip = (files: Record<string, string | Buffer>): Buffer =>
  packParts(Object.entries(files).map(([name, content]) => ({ name, content: Buffer.from(content) })))

/** A list of content types with one main part. */
export const toTypes = (main: string, part: string, more = '') =>
  `<?xml version="1.0"?><Types><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${main}.main+xml"/>${more}</Types>`

/** A Word document with further parts. */
export const createDocx = (parts: Record<string, string | Buffer> = {}, moreTypes = ''): Buffer =>
  packZip({
    '[Content_Types].xml': toTypes('wordprocessingml.document', 'word/document.xml', moreTypes),
    'word/document.xml': '<w:document/>',
    ...parts,
  })

/** What ends a chain of sectors. */
export const END = 0xfffffffe
const NONE = 0xffffffff

const pad = (bytes: Buffer, to: number) => Buffer.concat([bytes, Buffer.alloc((to - (bytes.length % to)) % to)])

type Entry = { name: string; type: number; child: number; right: number; start: number; size: number }

function toEntry({ name, type, child, right, start, size }: Entry): Buffer {
  const entry = Buffer.alloc(128)
  entry.write(name, 'utf16le')
  entry.writeUInt16LE(name.length * 2 + 2, 64)
  entry.writeUInt8(type, 66)
  entry.writeUInt32LE(NONE, 68)
  entry.writeUInt32LE(right, 72)
  entry.writeUInt32LE(child, 76)
  entry.writeUInt32LE(start, 116)
  entry.writeUInt32LE(size, 120)
  return entry
}

/** A compound file's directory. */
export function toDirectory(small: { start: number; size: number }, entries: Entry[]): Buffer {
  const root = { name: 'Root Entry', type: 5, child: 1, right: NONE, ...small }
  return Buffer.concat([root, ...entries].map(toEntry))
}

/** A stream as the only entry of a directory. */
export const toOnlyStream = (name: string, start: number, size: number): Entry => ({
  name,
  type: 2,
  child: NONE,
  right: NONE,
  start,
  size,
})

/** Creates an OLE compound file with these streams at its top, and folders where the content is null. */
export function packCompound(content: Record<string, Buffer | null>): Buffer {
  const sectors: Buffer[] = []
  const table: number[] = []
  const store = (bytes: Buffer) => {
    const first = sectors.length
    for (let at = 0; at < bytes.length; at += 512) {
      sectors.push(pad(bytes.subarray(at, at + 512), 512))
      table.push(sectors.length)
    }
    if (bytes.length > 0) table[table.length - 1] = END
    return bytes.length > 0 ? first : END
  }
  let small: Buffer = Buffer.alloc(0)
  const entries = Object.entries(content).map(([name, bytes], at, { length }): Entry => {
    const entry = { name, type: bytes ? 2 : 1, child: NONE, right: at + 1 < length ? at + 2 : NONE }
    if (!bytes) return { ...entry, start: 0, size: 0 }
    if (bytes.length >= 4096) return { ...entry, start: store(bytes), size: bytes.length }
    const start = small.length / 64
    small = Buffer.concat([small, pad(bytes, 64)])
    return { ...entry, start, size: bytes.length }
  })
  const directory = store(toDirectory({ start: store(small), size: small.length }, entries))
  return toCompound(sectors, table, directory)
}

/** Creates a compound file's header and allocation table around its sectors, valid or not. */
export function toCompound(sectors: Buffer[], table: number[], directory: number): Buffer {
  let tables = 1
  while (tables * 128 < sectors.length + tables) tables += 1
  const header = Buffer.alloc(512, 0xff)
  header.fill(0, 8, 76)
  header.write('d0cf11e0a1b11ae1', 'hex')
  for (const [at, value] of [
    [24, 0x3e],
    [26, 3],
    [28, 0xfffe],
    [30, 9],
    [32, 6],
  ] as const)
    header.writeUInt16LE(value, at)
  for (const [at, value] of [
    [44, tables],
    [48, directory],
    [56, 4096],
    [60, END],
    [68, END],
  ] as const)
    header.writeUInt32LE(value, at)
  const whole = Buffer.alloc(tables * 512, 0xff)
  for (const [at, next] of table.entries()) whole.writeUInt32LE(next, at * 4)
  for (let index = 0; index < tables; index += 1) {
    header.writeUInt32LE(sectors.length + index, 76 + index * 4)
    whole.writeUInt32LE(0xfffffffd, (sectors.length + index) * 4)
  }
  return Buffer.concat([header, ...sectors, whole])
}

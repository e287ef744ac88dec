import { packZip } from '../fuzz/zip.ts'

/** A file that did harm once. */
export type HostileFile = { name: string; bytes: Buffer }

const SECTOR = 512
const TABLE = SECTOR / 4
const END = -2

function toEntry(name: string, type: number, links: { child?: number; start: number; size: number }): Buffer {
  const entry = Buffer.alloc(128)
  entry.write(name, 'utf16le')
  entry.writeUInt16LE(name.length * 2 + 2, 64)
  entry.writeUInt8(type, 66)
  for (const at of [68, 72]) entry.writeInt32LE(-1, at)
  entry.writeInt32LE(links.child ?? -1, 76)
  entry.writeInt32LE(links.start, 116)
  entry.writeInt32LE(links.size, 120)
  return entry
}

/** An OLE file with a Word stream, whose allocation table leads from each sector where it is told. */
function packDoc(tables: number, start: number, toNext: (sector: number) => number): Buffer {
  const header = Buffer.alloc(SECTOR, 0xff)
  header.write('d0cf11e0a1b11ae1', 'hex')
  header.fill(0, 8, 76)
  for (const [value, at] of [
    [0x3e, 24],
    [3, 26],
    [0xfffe, 28],
    [9, 30],
    [6, 32],
  ] as const)
    header.writeUInt16LE(value, at)
  for (const [value, at] of [
    [tables, 44],
    [tables, 48],
    [4_096, 56],
    [END, 60],
    [END, 68],
  ] as const)
    header.writeInt32LE(value, at)
  for (let table = 0; table < tables; table += 1) header.writeInt32LE(table, 76 + table * 4)
  const sectors = Buffer.alloc(Math.max(4, tables * TABLE) * SECTOR)
  for (let sector = 0; sector < tables * TABLE; sector += 1) {
    sectors.writeInt32LE(sector < tables ? -3 : toNext(sector), sector * 4)
  }
  const root = toEntry('Root Entry', 5, { child: 1, start: END, size: 0 })
  root.copy(sectors, tables * SECTOR)
  toEntry('WordDocument', 2, { start, size: 8_192 }).copy(sectors, tables * SECTOR + 128)
  return Buffer.concat([header, sectors])
}

/** The chain of the directory leads into a circle, in the middle of which the Word stream begins. */
const cyclicDoc = () => packDoc(1, 2, (sector) => ({ 1: 2, 2: 3, 3: 2 })[sector] ?? -1).subarray(0, 5 * SECTOR)

/** Every sector leads to the one before it: collecting each sector's whole chain takes the square of the memory. */
const descendingDoc = () => packDoc(16, 1_000, (sector) => (sector <= 17 ? END : sector - 1))

/** A list of types that begins the same element again and again, and ends none. */
const overrideDocx = () =>
  packZip([
    { name: '[Content_Types].xml', content: Buffer.from('<Override '.repeat(52_000)) },
    { name: 'word/document.xml', content: Buffer.from('<w:document/>') },
  ])

const packPdf = (trailer: string) =>
  Buffer.from(`%PDF-1.7\n1 0 obj<</Filter/Standard/R 3>>endobj\ntrailer<<${trailer}\nstartxref\n52\n%%EOF`, 'latin1')

const nestedPdf = () => packPdf(`/Encrypt 1 0 R/ID[${'('.repeat(4_900_000)}`)
const longNumberPdf = () => packPdf(`/Encrypt ${'1'.repeat(1_000_000)} 0 R>>`)

/** The six files of the review: two that ended the process, two that froze it, one that broke the handler, one of no use. */
export const createHostileFiles = (): HostileFile[] => [
  { name: 'cyclic.doc', bytes: cyclicDoc() },
  { name: 'descending.doc', bytes: descendingDoc() },
  { name: 'override.docx', bytes: overrideDocx() },
  { name: 'nested.pdf', bytes: nestedPdf() },
  { name: 'long-number.pdf', bytes: longNumberPdf() },
  { name: 'short.pdf', bytes: Buffer.from('%PDF-1.7') },
]

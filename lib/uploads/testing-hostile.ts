import { createDocx, createPdf, END, packZip, toCompound, toDirectory, toOnlyStream } from './testing-documents.ts'

const KB = 1024
const MB = 1024 * KB

// Creates a directory with one stream that begins in this sector, and empty sectors after it.
function createSectors(count: number, start: number): Buffer[] {
  const directory = toDirectory({ start: END, size: 0 }, [toOnlyStream('WordDocument', start, 8 * KB)])
  return [0, ...Array(count - 1)].map((_, at) => Buffer.concat([at === 0 ? directory : Buffer.alloc(0)], 512))
}

/** Creates a PDF with the given trailer, and an end that points to it. */
function createPdfWithTrailer(trailer: string): Buffer {
  const start = '%PDF-1.7\n1 0 obj\n<< >>\nendobj\n'
  return Buffer.from(`${start}trailer\n${trailer}\nstartxref\n${start.length}\n%%EOF\n`, 'latin1')
}

/** Returns a deflate stream that contains no bytes, in many blocks. */
const toEmptyBlocks = (bytes: number) =>
  Buffer.concat([Buffer.alloc(bytes - (bytes % 5), Buffer.from('000000ffff', 'hex')), Buffer.from('010000ffff', 'hex')])

/** Creates a Word document with `lists` lists of relationships that all share one entry, which unpacks to nothing. */
function createSharedEntries(lists: number, bytes: number): Buffer {
  const packed = toEmptyBlocks(bytes)
  const document = createDocx()
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(20, 0)
  facts.writeUInt16LE(8, 4)
  facts.writeUInt32LE(packed.length, 14)
  const start = document.length - 22
  const directory = document.subarray(document.readUInt32LE(start + 16), start)
  const files = document.subarray(0, document.readUInt32LE(start + 16))
  const toName = (at: number) => Buffer.from(`${String(at).padStart(5, '0')}.rels`)
  const place = Buffer.alloc(14)
  place.writeUInt32LE(files.length, 10)
  const names = Array.from({ length: lists }, (_, at) => toName(at))
  facts.writeUInt16LE(toName(0).length, 22)
  const shared = Buffer.concat([Buffer.from('PK\x03\x04'), facts, toName(0), packed])
  const list = names.map((name) => Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, place, name]))
  const whole = Buffer.concat([directory, ...list])
  const end = Buffer.from(document.subarray(start))
  end.writeUInt16LE(lists + 2, 8)
  end.writeUInt16LE(lists + 2, 10)
  end.writeUInt32LE(whole.length, 12)
  end.writeUInt32LE(files.length + shared.length, 16)
  return Buffer.concat([files, shared, whole, end])
}

/**
 * Creates a PDF in which each of many object streams begins within the one before it, and all share one end that
 * unpacks to nothing.
 */
function createSharedStreams(streams: number, bytes: number): Buffer {
  const start = '/ObjStm stream\n\x78\x01'
  const stored = String.fromCharCode(0, start.length, 0, 255 - start.length, 255)
  return createPdf(0, (start + stored).repeat(streams) + start + toEmptyBlocks(bytes).toString('latin1'))
}

const createTypes = (xml: string) => packZip({ '[Content_Types].xml': xml, 'word/document.xml': '<w:document/>' })

/** A file made to stop the site, and its kind when it is read within limits. */
type HostileFile = { create: () => Buffer; kind: 'pdf' | 'encrypted' | null }

const noDocument = (create: () => Buffer): HostileFile => ({ create, kind: null })
const locked = (trailer: string): HostileFile => ({ create: () => createPdfWithTrailer(trailer), kind: 'encrypted' })

/** Files made to stop the site, by the names under which they are sent. */
export const hostileFiles: Record<string, HostileFile> = {
  'cycle.doc': noDocument(() => toCompound(createSectors(3, 2), [END, 2, 1], 0)),
  'directory-cycle.doc': noDocument(() => toCompound(createSectors(3, 2), [1, 0, END], 0)),
  // Each sector's chain goes through all sectors before it.
  'descending.doc': noDocument(() => {
    const sectors = createSectors(2_000, 1_999)
    return toCompound(sectors, [END, ...sectors.keys()].slice(0, 2_000), 0)
  }),
  'unclosed-types.docx': noDocument(() => createTypes('<Override '.repeat(52_000))),
  'nested-types.docx': noDocument(() => createTypes('<a>'.repeat(20_000))),
  'header-only.pdf': noDocument(() => Buffer.from('%PDF-1.7')),
  'open-brackets.pdf': locked(`<< /Encrypt << /Filter /Standard /R 3 >> /ID[${'('.repeat(4.6 * MB)}`),
  'long-number.pdf': locked(`<< /Encrypt ${'1'.repeat(1_000_000)} 0 R >>`),
  'wide-space.pdf': locked(`<< /Encrypt${' '.repeat(4 * MB)}`),
  'shared-entries.docx': noDocument(() => createSharedEntries(1_900, 200 * KB)),
  'few-shared-entries.docx': noDocument(() => createSharedEntries(190, 4 * MB)),
  'many-lists.docx': noDocument(() =>
    createDocx(Object.fromEntries(Array.from({ length: 1_900 }, (_, at) => [`${at}.rels`, '<a/>']))),
  ),
  'shared-streams.pdf': { create: () => createSharedStreams(1_400, 4 * MB), kind: 'pdf' },
  'escaped-names.pdf': { create: () => createPdf(0, '/#61b'.repeat(1_000_000)), kind: 'pdf' },
  'object-streams.pdf': { create: () => createPdf(4 * MB, '/ObjStm stream\n\x78\x9c'.repeat(200_000)), kind: 'pdf' },
}

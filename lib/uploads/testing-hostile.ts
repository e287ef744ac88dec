import { createPdf, END, packZip, toCompound, toDirectory, toOnlyStream } from './testing-documents.ts'

const KB = 1024
const MB = 1024 * KB

// A directory with one stream that begins in this sector, and empty sectors behind it.
function createSectors(count: number, start: number): Buffer[] {
  const directory = toDirectory({ start: END, size: 0 }, [toOnlyStream('WordDocument', start, 8 * KB)])
  return [0, ...Array(count - 1)].map((_, at) => Buffer.concat([at === 0 ? directory : Buffer.alloc(0)], 512))
}

/** For tests: a PDF whose trailer is what it is given, with an end that points to it. */
function createPdfWithTrailer(trailer: string): Buffer {
  const start = '%PDF-1.7\n1 0 obj\n<< >>\nendobj\n'
  return Buffer.from(`${start}trailer\n${trailer}\nstartxref\n${start.length}\n%%EOF\n`, 'latin1')
}

const createTypes = (xml: string) => packZip({ '[Content_Types].xml': xml, 'word/document.xml': '<w:document/>' })

/** For tests: a file made to stop the site, and what it counts as once it was read within limits. */
type HostileFile = { create: () => Buffer; kind: 'pdf' | 'encrypted' | null }

const noDocument = (create: () => Buffer): HostileFile => ({ create, kind: null })
const locked = (trailer: string): HostileFile => ({ create: () => createPdfWithTrailer(trailer), kind: 'encrypted' })

/** For tests: files made to stop the site, under the names that they are sent with. */
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
  'object-streams.pdf': { create: () => createPdf(4 * MB, '/ObjStm stream\n\x78\x9c'.repeat(200_000)), kind: 'pdf' },
}

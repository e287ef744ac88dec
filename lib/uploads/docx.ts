import { buffer } from 'node:stream/consumers'
import { Parser } from 'htmlparser2'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import type { Inspection } from './inspect-document.ts'
import type { FileWarning } from './warnings.ts'

const MAX_ENTRIES = 2_000
const MAX_RELATIONSHIP_LISTS = 200
const LOCAL_HEADER_BYTES = 30
const MAX_TYPES_BYTES = 64 * 1024
const MAX_RELATIONSHIP_BYTES = 1024 * 1024

// Only a zip bomb of 5 MB unpacks to more.
const MAX_UNPACKED_BYTES = 128 * 1024 * 1024

const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

// These lists have two levels. The limit also bounds the parser's time.
const MAX_DEPTH = 8

type Attributes = Record<string, string>

/** Calls `onElement` for each element. Throws RangeError for elements nested too deep. */
function readElements(xml: string, onElement: (name: string, attributes: Attributes) => void) {
  let depth = 0
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1
        if (depth > MAX_DEPTH) throw new RangeError('elements are nested too deeply')
        onElement(name, attributes)
      },
      onclosetag() {
        depth -= 1
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
}

/** Reads `[Content_Types].xml`: the name of the main part, which differs between editions of Word, and whether there are macros. */
function readTypes(xml: string): { main: string | null; hasMacros: boolean } {
  let main: string | null = null
  let hasMacros = false
  readElements(xml, (name, { ContentType = '', PartName = '' }) => {
    if (name === 'Override' && ContentType === MAIN_TYPE) main ??= PartName.replace('/', '')
    if (/vbaProject|macroEnabled/i.test(ContentType)) hasMacros = true
  })
  return { main, hasMacros }
}

// Word links to a template on the writer's disk in every letter made from it.
const isRemote = (target: string) => !/^file:\/\/\/[a-z]:/i.test(target)

/** Returns whether a list of relationships (a `.rels` part) has one that Word would load from another address. */
function hasRemoteParts(xml: string): boolean {
  let found = false
  readElements(xml, (_name, { Type = '', Target = '', TargetMode = '' }) => {
    const isLoaded = /\/(?:attachedTemplate|oleObject|frame|subDocument)$/i.test(Type)
    if (isLoaded && TargetMode.toLowerCase() === 'external' && isRemote(Target)) found = true
  })
  return found
}

// yauzl ends the stream with an error if more bytes come than the entry announced.
async function readText(zip: ZipFile, entry: Entry): Promise<string> {
  return (await buffer(await zip.openReadStreamPromise(entry))).toString('utf8')
}

/**
 * Returns an archive's entries, or null if they share bytes or lie outside the file, because a small file could then
 * take any amount of time.
 */
async function readEntries(file: Buffer, zip: ZipFile): Promise<Entry[] | null> {
  if (zip.entryCount > MAX_ENTRIES) return null
  const entries: Entry[] = []
  for await (const entry of zip.eachEntry()) entries.push(entry)
  let end = 0
  for (const entry of entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader)) {
    if (entry.relativeOffsetOfLocalHeader < end) return null
    end = entry.relativeOffsetOfLocalHeader + LOCAL_HEADER_BYTES + entry.fileNameLength + entry.compressedSize
  }
  return end <= file.length && entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0) <= MAX_UNPACKED_BYTES
    ? entries
    : null
}

/**
 * Inspects a zip archive. Returns null if it is not a Word document, which has to declare its main part and contain it.
 * Throws for a damaged one.
 */
export async function inspectDocx(file: Buffer): Promise<Inspection | null> {
  const zip = await fromBufferPromise(file)
  const entries = await readEntries(file, zip)
  if (!entries) return null
  if (entries.some((entry) => entry.isEncrypted())) return { kind: 'encrypted', warnings: [] }
  const names = new Set(entries.filter(({ uncompressedSize }) => uncompressedSize > 0).map(({ fileName }) => fileName))
  const lists = entries.filter(({ fileName }) => names.has(fileName) && /\.rels$/i.test(fileName))
  if (lists.length > MAX_RELATIONSHIP_LISTS) return null
  if (lists.reduce((sum, list) => sum + list.uncompressedSize, 0) > MAX_RELATIONSHIP_BYTES) return null
  const [typeList, ...others] = entries.filter(({ fileName }) => fileName === '[Content_Types].xml')
  if (!typeList || others.length > 0 || typeList.uncompressedSize > MAX_TYPES_BYTES) return null
  const { main, hasMacros } = readTypes(await readText(zip, typeList))
  if (main === null || !names.has(main)) return null
  const warnings = new Set<FileWarning>()
  if (hasMacros || entries.some(({ fileName }) => /(?:^|\/)vbaProject\.bin$/i.test(fileName))) warnings.add('macros')
  for (const list of lists) if (hasRemoteParts(await readText(zip, list))) warnings.add('remote')
  return { kind: 'docx', warnings: [...warnings] }
}

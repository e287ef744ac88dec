import type { Inspection } from './inspect-document.ts'

const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const ENTRY_BYTES = 128
const MINI_SECTOR_BYTES = 64

// As many sectors of the allocation table as the header lists, enough for 7 MB.
const TABLE_SECTORS = 109

const LAST_SECTOR = 0xfffffffa

/** A stream or a storage (a folder) of a compound file. */
type Entry = {
  name: string
  isStream: boolean
  start: number
  size: number
  left: number
  right: number
  child: number
}

/** Returns whether the bytes begin like an OLE compound file: old Word, but also old Excel, installers and emails. */
export const isCompoundFile = (file: Buffer) => file.subarray(0, 8).equals(SIGNATURE)

function toEntry(entry: Buffer): Entry {
  return {
    name: entry.toString('utf16le', 0, Math.max(0, Math.min(64, entry.readUInt16LE(64)) - 2)),
    isStream: entry.readUInt8(66) === 2,
    left: entry.readUInt32LE(68),
    right: entry.readUInt32LE(72),
    child: entry.readUInt32LE(76),
    start: entry.readUInt32LE(116),
    size: entry.readUInt32LE(120),
  }
}

function getChildren(entries: Entry[], parent: Entry): Entry[] {
  const seen = new Set<Entry>()
  const ids = [parent.child]
  for (let id = ids.pop(); id !== undefined; id = ids.pop()) {
    const entry = entries[id]
    if (!entry || seen.has(entry)) continue
    seen.add(entry)
    ids.push(entry.left, entry.right)
  }
  return [...seen]
}

/** Reads the directory of a compound file ([MS-CFB]) in time linear to its size. Throws RangeError for a damaged file. */
function readCompoundFile(file: Buffer) {
  const sectorBytes = 2 ** file.readUInt16LE(30)
  if (sectorBytes !== 512 && sectorBytes !== 4096) throw new RangeError('no such size of sectors')
  const sectors = Math.ceil(file.length / sectorBytes)
  const getSector = (sector: number) => file.subarray((sector + 1) * sectorBytes, (sector + 2) * sectorBytes)
  const getNext = (sector: number) => {
    const index = Math.floor((sector * 4) / sectorBytes)
    if (index >= TABLE_SECTORS) throw new RangeError('no such sector')
    return getSector(file.readUInt32LE(76 + index * 4)).readUInt32LE((sector * 4) % sectorBytes)
  }
  function* follow(start: number) {
    let count = 0
    for (let sector = start; sector < LAST_SECTOR; sector = getNext(sector)) {
      count += 1
      if (count > sectors) throw new RangeError('a chain without an end')
      yield sector
    }
  }

  const entries: Entry[] = []
  for (const sector of follow(file.readUInt32LE(48))) {
    const part = getSector(sector)
    for (let at = 0; at + ENTRY_BYTES <= part.length; at += ENTRY_BYTES) entries.push(toEntry(part.subarray(at)))
  }
  const [root] = entries
  if (!root) throw new RangeError('no directory')

  // Small streams are parts of one stream, which belongs to the root.
  const readSmall = (at: number) => {
    let left = at
    for (const sector of follow(root.start)) {
      if (left < sectorBytes) return getSector(sector).subarray(left, left + MINI_SECTOR_BYTES)
      left -= sectorBytes
    }
    throw new RangeError('no such sector')
  }
  return {
    entries,
    /** The entries outside any storage. */
    top: getChildren(entries, root),
    /** A stream's first bytes: at most one sector, or 64 bytes of a small stream. */
    readStart({ start, size }: Entry): Buffer {
      const isSmall = size < file.readUInt32LE(56)
      return (isSmall ? readSmall(start * MINI_SECTOR_BYTES) : getSector(start)).subarray(0, size)
    },
  }
}

const MACRO_STORAGE = /^(?:macros|vba|_vba_project_cur)$/i

/** Inspects an OLE compound file: a Word document, or one (or a DOCX) behind a password. Returns null for any other. Throws for a damaged one. */
export function inspectDoc(file: Buffer): Inspection | null {
  const { entries, top, readStart } = readCompoundFile(file)
  const find = (name: string) => top.find((entry) => entry.isStream && entry.name === name)
  // A DOCX with a password.
  if (find('EncryptedPackage')) return { kind: 'encrypted', warnings: [] }
  const stream = find('WordDocument')
  // [MS-DOC] FibBase: a magic number; bit 8 of the flags says "encrypted".
  const header = stream ? readStart(stream) : Buffer.alloc(0)
  if (header.length < 12 || header.readUInt16LE(0) !== 0xa5ec) return null
  if (header.readUInt16LE(10) & 0x0100) return { kind: 'encrypted', warnings: [] }
  const hasMacros = entries.some(({ isStream, name }) => !isStream && MACRO_STORAGE.test(name))
  return { kind: 'doc', warnings: hasMacros ? ['macros'] : [] }
}

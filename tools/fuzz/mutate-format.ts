import { packParts, type ZipPart } from '../../lib/uploads/testing-documents.ts'
import type { Mutation } from './mutate-bytes.ts'
import { mutateText } from './mutate-text.ts'
import type { Random } from './random.ts'

const SECTOR = 512

/** Returns the place of an OLE file's allocation table, and how many of its entries are sectors of the file. */
function findTable(file: Buffer): { at: number; sectors: number } {
  const at = (file.readInt32LE(76) + 1) * SECTOR
  return { at, sectors: Math.min(Math.floor(file.length / SECTOR) - 1, SECTOR / 4) }
}

/** Redirects chains of sectors: into each other, into themselves, backwards, out of the file. */
const rewireChains: Mutation = (file, random) => {
  const copy = Buffer.from(file)
  const { at, sectors } = findTable(copy)
  if (at < SECTOR || at + SECTOR > copy.length) return copy
  for (let count = 1 + random.below(12); count > 0; count -= 1) {
    const target = random.chance(0.9) ? random.below(sectors) : random.pick([-1, -2, -3, 1_000_000])
    copy.writeInt32LE(target, at + random.below(sectors) * 4)
  }
  return copy
}

/** Creates an OLE file of many sectors whose chain runs backwards or in circles. */
const lengthenChain: Mutation = (file, random) => {
  const { at, sectors } = findTable(file)
  if (at < SECTOR || at + SECTOR > file.length || sectors < 4) return file
  const tables = 1 + random.size(64)
  const first = Math.floor(file.length / SECTOR) - 1
  const count = tables * (SECTOR / 4)
  const copy = Buffer.concat([file.subarray(0, (first + 1) * SECTOR), Buffer.alloc(count * SECTOR)])
  copy.writeInt32LE(tables, 44)
  const step = random.pick([-1, -1, 1, 2])
  for (let table = 0; table < Math.min(109, tables); table += 1) {
    // The first table keeps its entries for existing sectors. Additional tables follow after the last sector.
    const sector = table === 0 ? at / SECTOR - 1 : first + table
    copy.writeInt32LE(sector, 76 + table * 4)
    for (let entry = table === 0 ? first : 0; entry < SECTOR / 4; entry += 1) {
      copy.writeInt32LE(table * (SECTOR / 4) + entry + step, (sector + 1) * SECTOR + entry * 4)
    }
  }
  return copy
}

const changeDirectory: Mutation = (file, random) => {
  const copy = Buffer.from(file)
  const at = (copy.readInt32LE(48) + 1) * SECTOR
  const { sectors } = findTable(copy)
  for (let count = 1 + random.below(4); count > 0; count -= 1) {
    const entry = at + random.below(4) * 128
    if (at < SECTOR || entry + 128 > copy.length) return copy
    const field = random.pick([68, 72, 76, 116, 120])
    copy.writeInt32LE(random.chance(0.7) ? random.below(sectors) : random.pick([-1, 0x7fffffff, 4_096]), entry + field)
  }
  return copy
}

/** Damage that knows the structure of an OLE file; two times out of three, its streams also begin elsewhere. */
export const compoundMutations = {
  rewireChains,
  rewireStreams: (file, random, other) => changeDirectory(rewireChains(file, random, other), random, other),
  lengthenChain: (file, random, other) =>
    rewireChains(changeDirectory(lengthenChain(file, random, other), random, other), random, other),
  changeDirectory,
} satisfies Record<string, Mutation>

/** Damages the text of a PDF; the streams between keep their bytes. */
export const pdfMutations = {
  mutatePdf: (file: Buffer, random: Random) =>
    Buffer.from(mutateText(file.toString('latin1'), random, 5_200_000 - file.length), 'latin1').subarray(0, 5_300_000),
} satisfies Record<string, Mutation>

function damagePart({ name, content }: ZipPart, random: Random): ZipPart {
  const most = random.chance(0.1) ? 4_000_000 : 500_000
  const damaged = Buffer.from(mutateText(content.toString('latin1'), random, most), 'latin1')
  if (random.chance(0.8)) return { name, content: damaged }
  return { name, content: damaged, claimedBytes: random.pick([0, 1, 0xffffffff, 0x7fffffff, content.length]) }
}

/** Damages the parts of a DOCX and packs it again: most often the list of types, which says what the archive is. */
export function mutateDocx(parts: readonly ZipPart[], random: Random): Buffer {
  const types = parts.findIndex(({ name }) => name === '[Content_Types].xml')
  const target = random.chance(0.75) ? types : random.below(parts.length)
  const damaged = parts.map((part, at) => (at === target ? damagePart(part, random) : part))
  if (random.chance(0.05)) {
    const bomb = { name: 'word/media/image.bin', content: Buffer.alloc(random.size(64_000_000)) }
    return packParts([...damaged, bomb])
  }
  if (random.chance(0.1)) return packParts([...damaged, ...damaged])
  if (random.chance(0.05)) {
    const content = Buffer.alloc(1)
    return packParts([
      ...damaged,
      ...Array.from({ length: random.size(8_000) }, (_, at) => ({ name: `word/${at}`, content })),
    ])
  }
  return packParts(damaged, random.chance(0.1) ? random.pick([0, 1, 0xffff]) : damaged.length)
}

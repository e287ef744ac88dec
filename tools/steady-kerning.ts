/**
 * The kerning of a variable font differs by weight. That takes a quarter of a subset's bytes and is hardly visible. These functions work on
 * uncompressed font files (sfnt, see the OpenType specification, chapters "Font file" and "GPOS").
 */
type Table = { tag: string; checksum: number; data: Buffer }

const DIRECTORY = 12
const ENTRY = 16
const PAIRS = 2
const EXTENSION = 9

function readTables(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const entry = DIRECTORY + ENTRY * index
    const start = font.readUInt32BE(entry + 8)
    const data = Buffer.from(font.subarray(start, start + font.readUInt32BE(entry + 12)))
    return { tag: font.toString('latin1', entry, entry + 4), checksum: font.readUInt32BE(entry + 4), data }
  })
}

function writeTables(header: Buffer, tables: readonly Table[]): Buffer {
  const directory = Buffer.alloc(DIRECTORY + ENTRY * tables.length)
  header.copy(directory, 0, 0, DIRECTORY)
  directory.writeUInt16BE(tables.length, 4)
  let end = directory.length
  const bodies = tables.map(({ tag, checksum, data }, index) => {
    const entry = DIRECTORY + ENTRY * index
    directory.write(tag, entry, 'latin1')
    directory.writeUInt32BE(checksum, entry + 4)
    directory.writeUInt32BE(end, entry + 8)
    directory.writeUInt32BE(data.length, entry + 12)
    // Tables start at multiples of four.
    const body = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)])
    end += body.length
    return body
  })
  return Buffer.concat([directory, ...bodies])
}

/** Yields the offsets of the subtables of a GPOS that adjust pairs of glyphs. */
function* findPairs(gpos: Buffer): Generator<number> {
  const list = gpos.readUInt16BE(8)
  for (let index = 0; index < gpos.readUInt16BE(list); index += 1) {
    const lookup = list + gpos.readUInt16BE(list + 2 + 2 * index)
    for (let sub = 0; sub < gpos.readUInt16BE(lookup + 4); sub += 1) {
      const subtable = lookup + gpos.readUInt16BE(lookup + 6 + 2 * sub)
      const type = gpos.readUInt16BE(lookup)
      if (type === PAIRS) yield subtable
      if (type === EXTENSION && gpos.readUInt16BE(subtable + 2) === PAIRS)
        yield subtable + gpos.readUInt32BE(subtable + 4)
    }
  }
}

/**
 * Returns the offsets of the advances in one pair subtable: of single glyphs (format 1), or of classes of glyphs
 * (format 2).
 */
function findAdvances(gpos: Buffer, pairs: number): number[] {
  const [format, first, second] = [0, 4, 6].map((offset) => gpos.readUInt16BE(pairs + offset))
  if (first !== 4 || second !== 0) throw new Error('A pair is expected to change the advance of its first glyph alone.')
  const count = (at: number) => Array.from({ length: gpos.readUInt16BE(at) }, (_, index) => index)
  if (format === 2) {
    const classes = gpos.readUInt16BE(pairs + 12) * gpos.readUInt16BE(pairs + 14)
    return Array.from({ length: classes }, (_, index) => pairs + 16 + 2 * index)
  }
  return count(pairs + 8).flatMap((set) => {
    const start = pairs + gpos.readUInt16BE(pairs + 10 + 2 * set)
    return count(start).map((pair) => start + 2 + 4 * pair + 2)
  })
}

/** Gives a variable font the kerning of `steady`, its family at one weight, in steps of a two hundredth of an em. */
export function keepKerningSteady(font: Buffer, steady: Buffer): Buffer {
  const tables = readTables(steady)
  const gpos = tables.find(({ tag }) => tag === 'GPOS')
  const em = tables.find(({ tag }) => tag === 'head')?.data.readUInt16BE(18)
  if (!gpos || !em) throw new Error('A font with kerning is expected.')
  const step = em / 200
  for (const pairs of findPairs(gpos.data)) {
    for (const at of findAdvances(gpos.data, pairs)) {
      const steps = Math.round(gpos.data.readInt16BE(at) / step)
      gpos.data.writeInt16BE(Math.abs(steps) < 2 ? 0 : steps * step, at)
    }
  }
  return writeTables(
    font,
    readTables(font).map((table) => (table.tag === 'GPOS' ? gpos : table)),
  )
}

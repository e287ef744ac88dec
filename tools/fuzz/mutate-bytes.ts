import { constants } from 'node:buffer'
import type { Random } from './random.ts'

/** A way to damage a file. `other` is another source, since some damage combines two. */
export type Mutation = (file: Buffer, random: Random, other: Buffer) => Buffer

/** Numbers that parsers stumble over: limits of their types, sizes of sectors, and marks of file formats. */
const INTERESTING = [
  0, 1, 2, 3, 4, 7, 8, 16, 31, 63, 64, 127, 128, 255, 256, 511, 512, 1_023, 4_095, 4_096, 32_767, 32_768, 65_534,
  65_535, 0x7fffffff, 0x80000000, 0xfffffffa, 0xfffffffb, 0xfffffffc, 0xfffffffd, 0xfffffffe, 0xffffffff, 0x504b0304,
  0x504b0506,
] as const

/** The largest file that a mutation makes: a little more than the site accepts. */
const MAX_BYTES = 5_300_000

const join = (...parts: Buffer[]) => Buffer.concat(parts).subarray(0, Math.min(MAX_BYTES, constants.MAX_LENGTH))

/** Picks two places in a file, the earlier one first; half the time close to each other. */
function pickBlock(file: Buffer, random: Random): [number, number] {
  const start = random.below(file.length)
  return [start, Math.min(file.length, start + 1 + random.size(file.length))]
}

// Headers and trailers describe the rest, so half of all damage is done there.
function pickPlace(file: Buffer, random: Random): number {
  const edge = Math.min(2_048, file.length)
  if (random.chance(0.5)) return random.below(file.length)
  return random.chance(0.5) ? random.below(edge) : file.length - 1 - random.below(edge)
}

const flipBits: Mutation = (file, random) => {
  const copy = Buffer.from(file)
  for (let count = 1 + random.size(200); count > 0; count -= 1) {
    const at = pickPlace(copy, random)
    copy[at] = (copy[at] ?? 0) ^ (1 << random.below(8))
  }
  return copy
}

const writeIntegers: Mutation = (file, random) => {
  const copy = Buffer.from(file)
  if (copy.length < 8) return copy
  for (let count = 1 + random.below(8); count > 0; count -= 1) {
    const at = Math.min(copy.length - 4, pickPlace(copy, random) & ~3)
    const value = random.chance(0.3) ? random.below(copy.length >> 9) : random.pick(INTERESTING)
    if (random.chance(0.5)) copy.writeUInt32LE(value, at)
    else copy.writeUInt16LE(value & 0xffff, at)
  }
  return copy
}

const truncate: Mutation = (file, random) =>
  random.chance(0.8) ? file.subarray(0, random.below(file.length + 1)) : file.subarray(random.below(file.length))

const splice: Mutation = (file, random, other) =>
  join(file.subarray(0, random.below(file.length + 1)), other.subarray(random.below(other.length + 1)))

const duplicateBlock: Mutation = (file, random) => {
  const [start, end] = pickBlock(file, random)
  return join(file.subarray(0, end), file.subarray(start, end), file.subarray(end))
}

const removeBlock: Mutation = (file, random) => {
  const [start, end] = pickBlock(file, random)
  return join(file.subarray(0, start), file.subarray(end))
}

const overwriteBlock: Mutation = (file, random, other) => {
  const copy = Buffer.from(file)
  const [start, end] = pickBlock(copy, random)
  if (random.chance(0.5)) return copy.fill(random.pick([0, 0x20, 0x28, 0x30, 0x39, 0xff]), start, end)
  other.copy(copy, start, random.below(other.length), other.length)
  return copy
}

const repeatBlock: Mutation = (file, random) => {
  const [start] = pickBlock(file, random)
  const piece = file.subarray(start, start + 1 + random.size(512))
  const times = Math.ceil(random.size(MAX_BYTES) / piece.length)
  return join(file.subarray(0, start), Buffer.alloc(piece.length * times, piece), file.subarray(start))
}

/** Damage without knowledge of the file's format. */
export const byteMutations = {
  flipBits,
  writeIntegers,
  truncate,
  splice,
  duplicateBlock,
  removeBlock,
  overwriteBlock,
  repeatBlock,
} satisfies Record<string, Mutation>

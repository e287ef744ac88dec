import { inflate } from '../inflate.ts'

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const MAX_ENTRIES = 2000
const STORED = 0
const DEFLATED = 8

/** Where each file of an archive is, from the list at its end. Throws where there is none. */
function readDirectory(view: DataView): Map<string, number> {
  const entries = new Map<string, number>()
  let end = view.byteLength - 22
  const first = Math.max(0, end - 0xffff)
  while (end >= first && view.getUint32(end, true) !== END) end -= 1
  if (end < first) throw new Error('The archive has no list of its files.')
  let at = view.getUint32(end + 16, true)
  for (let count = Math.min(MAX_ENTRIES, view.getUint16(end + 10, true)); count > 0; count -= 1) {
    if (view.getUint32(at, true) !== ENTRY) break
    const nameLength = view.getUint16(at + 28, true)
    const name = new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at + 46, nameLength))
    entries.set(name, at)
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

/** Unpacks an archive's files one at a time; a missing one is an empty text. */
export function openZip(
  bytes: Uint8Array<ArrayBuffer>,
  allowance: { bytes: number },
): (name: string) => Promise<string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = readDirectory(view)
  return async (name) => {
    const at = entries.get(name)
    if (at === undefined) return ''
    const method = view.getUint16(at + 10, true)
    const local = view.getUint32(at + 42, true)
    if (view.getUint32(local, true) !== LOCAL || (view.getUint16(at + 8, true) & 1) === 1)
      throw new Error('The archive is broken or encrypted.')
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    const packed = bytes.slice(start, start + view.getUint32(at + 20, true))
    if (method !== STORED && method !== DEFLATED) throw new Error('The archive is packed in an unusual way.')
    const unpacked = method === STORED ? packed : await inflate(packed, 'deflate-raw', allowance)
    const isWide = (unpacked[0] === 0xff && unpacked[1] === 0xfe) || (unpacked[0] === 0xfe && unpacked[1] === 0xff)
    return new TextDecoder(isWide ? (unpacked[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(unpacked)
  }
}

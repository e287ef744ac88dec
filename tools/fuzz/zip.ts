import { buffer } from 'node:stream/consumers'
import { crc32, deflateRawSync } from 'node:zlib'
import { fromBufferPromise } from 'yauzl'

/** A file of an archive; `claimedBytes` is its unpacked size according to the archive. */
export type ZipPart = { name: string; content: Buffer; claimedBytes?: number }

export async function readZip(file: Buffer): Promise<ZipPart[]> {
  const zip = await fromBufferPromise(file)
  const parts: ZipPart[] = []
  for await (const entry of zip.eachEntry()) {
    parts.push({ name: entry.fileName, content: await buffer(await zip.openReadStreamPromise(entry)) })
  }
  return parts
}

/** Packs files, with wrong sizes and counts if asked, which no library writes. */
export function packZip(parts: readonly ZipPart[], claimedCount = parts.length): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, claimedBytes = content.length } of parts) {
    const packed = deflateRawSync(content)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(claimedBytes, 18)
    common.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const text = Buffer.from(name, 'latin1')
    const body = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, text, packed])
    bodies.push(body)
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, place, text)
    offset += body.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(claimedCount, 8)
  end.writeUInt16LE(claimedCount, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, list, end])
}

export type PictureFacts = { type: 'image/webp' | 'image/jpeg'; width: number; height: number }

const WEBP_CHUNKS = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP']

function readWebp(bytes: Buffer): PictureFacts | null {
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return null
  let facts: PictureFacts | null = null
  for (let at = 12; at < bytes.length; ) {
    if (at + 18 > bytes.length) return null
    const name = bytes.toString('latin1', at, at + 4)
    const data = at + 8
    // Other chunks contain the camera's data (EXIF, XMP) or an animation.
    if (!WEBP_CHUNKS.includes(name)) return null
    if (name === 'VP8 ') {
      const width = bytes.readUInt16LE(data + 6) & 0x3fff
      const height = bytes.readUInt16LE(data + 8) & 0x3fff
      facts = { type: 'image/webp', width, height }
    }
    if (name === 'VP8L') {
      const bits = bytes.readUInt32LE(data + 1)
      facts = { type: 'image/webp', width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    const size = bytes.readUInt32LE(at + 4)
    at = data + size + (size % 2)
    if (at > bytes.length) return null
  }
  return facts
}

/** Frame, tables, restart, JFIF and colour profile. The camera's data (APP1) and comments are refused. */
const JPEG_SEGMENTS = [0xc0, 0xc1, 0xc2, 0xc4, 0xdb, 0xdd, 0xe0, 0xe2]
const JPEG_FRAMES = [0xc0, 0xc1, 0xc2]
const SCAN = 0xda

function readJpeg(bytes: Buffer): PictureFacts | null {
  if (bytes.readUInt16BE(bytes.length - 2) !== 0xffd9) return null
  let facts: PictureFacts | null = null
  for (let at = 2; at + 10 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return null
    if (marker === SCAN) return facts
    if (!JPEG_SEGMENTS.includes(marker)) return null
    if (JPEG_FRAMES.includes(marker)) {
      facts = { type: 'image/jpeg', width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
    }
  }
  return null
}

/** Reads the headers of a WebP or JPEG file without camera data, in linear time. Returns null for anything else. */
export function readPicture(bytes: Buffer): PictureFacts | null {
  if (bytes.length < 32) return null
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return readWebp(bytes)
  return bytes.readUInt16BE(0) === 0xffd8 ? readJpeg(bytes) : null
}

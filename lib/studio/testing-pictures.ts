/** Creates a lossless WebP of a size, without its pixels. */
export function toWebp(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(40)
  bytes.write('RIFF\0\0\0\0WEBPVP8L', 'latin1')
  bytes.writeUInt32LE(32, 4)
  bytes.writeUInt32LE(20, 16)
  bytes[20] = 0x2f
  bytes.writeUInt32LE((width - 1) | ((height - 1) << 14), 21)
  return bytes
}

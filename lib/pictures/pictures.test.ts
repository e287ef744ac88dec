import { readPictureUrl, toSizes, toSrcSet, toStoredPictureUrl } from './picture-name.ts'
import { readPicture } from './read-picture.ts'

const id = '0123456789abcdef0123456789abcdef'

const chunk = (name: string, data: Buffer) => {
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

function toWebp(...chunks: Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks])
  const head = Buffer.alloc(8)
  head.write('RIFF')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}

/** Creates a lossless frame: 14 bits each for width and height, minus one. */
function toFrame(width: number, height: number): Buffer {
  const data = Buffer.alloc(20)
  data[0] = 0x2f
  data.writeUInt32LE((width - 1) | ((height - 1) << 14), 1)
  return chunk('VP8L', data)
}

const segment = (marker: number, data: number[]) => [0xff, marker, 0, data.length + 2, ...data]
const frame = segment(0xc0, [8, 2, 26, 3, 192, 1, 1, 17, 0])
const toJpeg = (...segments: number[][]) =>
  Buffer.from([0xff, 0xd8, ...segments.flat(), ...segment(0xda, [1, 1, 0, 0, 63, 0]), 1, 2, 3, 4, 5, 6, 0xff, 0xd9])

describe('what a picture file is', () => {
  it('is read from its content', () => {
    expect(readPicture(toWebp(toFrame(960, 538)))).toEqual({ type: 'image/webp', width: 960, height: 538 })
    expect(readPicture(toJpeg(frame))).toEqual({ type: 'image/jpeg', width: 960, height: 538 })
  })

  it('is nothing where the file holds the camera’s data, an animation or another format', () => {
    expect(readPicture(toWebp(toFrame(9, 9), chunk('EXIF', Buffer.alloc(20))))).toBeNull()
    expect(readPicture(toWebp(chunk('ANIM', Buffer.alloc(20)), toFrame(9, 9)))).toBeNull()
    expect(readPicture(toJpeg(segment(0xe1, [69, 120, 105, 102]), frame))).toBeNull()
    expect(readPicture(Buffer.from(`<svg onload="alert(1)">${' '.repeat(40)}</svg>`))).toBeNull()
    expect(readPicture(Buffer.from('GIF89a'.padEnd(40)))).toBeNull()
  })

  it('is nothing where bytes follow or are missing', () => {
    const webp = toWebp(toFrame(9, 9))
    expect(readPicture(Buffer.concat([webp, Buffer.from('<script>')]))).toBeNull()
    expect(readPicture(webp.subarray(0, -1))).toBeNull()
    expect(readPicture(Buffer.concat([toJpeg(frame), Buffer.from('<script>')]))).toBeNull()
    expect(readPicture(Buffer.alloc(8))).toBeNull()
  })
})

describe('the sizes of a picture', () => {
  it('are those that are smaller, and its own', () => {
    expect(toSizes({ width: 1000, height: 500 })).toEqual([
      { width: 480, height: 240 },
      { width: 960, height: 480 },
      { width: 1000, height: 500 },
    ])
    expect(toSizes({ width: 100, height: 1 })).toEqual([{ width: 100, height: 1 }])
  })

  it('are told to browsers for our own pictures alone', () => {
    const url = toStoredPictureUrl({ id, width: 960, height: 540, extension: 'webp' })
    expect(toSrcSet(url)).toBe(`/pictures/${id}-480x270.webp 480w, /pictures/${id}-960x540.webp 960w`)
    expect(toSrcSet('/art/thumb/x.svg')).toBeUndefined()
    expect(readPictureUrl(`/pictures/../${id}-960x540.webp`)).toBeNull()
    expect(readPictureUrl(`/pictures/${id}-960x540.svg`)).toBeNull()
  })
})

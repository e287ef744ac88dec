/** The widths in which a picture is stored, in pixels. A smaller picture is stored in its own width as well. */
export const WIDTHS = [480, 960, 1600] as const

/** The largest picture that is stored, in pixels and bytes. Browsers resize photographs before they send them. */
export const MAX_PICTURE = { width: 1600, height: 4000, bytes: 1_500_000 } as const

const NAME = /^([0-9a-f]{32})-(\d{1,4})x(\d{1,4})\.(webp|jpg)$/
const PREFIX = '/pictures/'

/** A file of a picture. All widths of a picture have the same `id`. */
export type PictureFile = { id: string; width: number; height: number; extension: 'webp' | 'jpg' }

/** Returns a file's name, such as `0f…-960x540.webp`. It contains the size, so that pages can reserve the space. */
export const toPictureName = ({ id, width, height, extension }: PictureFile): string =>
  `${id}-${width}x${height}.${extension}`

export function readPictureName(name: string): PictureFile | null {
  const [, id, width, height, extension] = NAME.exec(name) ?? []
  if (!id || (extension !== 'webp' && extension !== 'jpg')) return null
  return { id, width: Number(width), height: Number(height), extension }
}

/** Returns the address of a file. Content stores the address of the widest one. */
export const toStoredPictureUrl = (file: PictureFile): string => PREFIX + toPictureName(file)

export const readPictureUrl = (url: string): PictureFile | null =>
  url.startsWith(PREFIX) ? readPictureName(url.slice(PREFIX.length)) : null

/** Returns the size of a picture's widest copy: its own, or the largest of the same shape that is stored. */
export function toWidest({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const shrink = Math.min(1, MAX_PICTURE.width / width, MAX_PICTURE.height / height)
  return { width: Math.round(width * shrink), height: Math.max(1, Math.round(height * shrink)) }
}

export function toSizes({ width, height }: { width: number; height: number }): { width: number; height: number }[] {
  const widest = Math.min(width, MAX_PICTURE.width)
  const widths = [...WIDTHS.filter((each) => each < widest), widest]
  return widths.map((each) => ({ width: each, height: Math.max(1, Math.round((each * height) / width)) }))
}

/** Returns the `srcset` of a stored picture, or undefined for other pictures and for those with one size. */
export function toSrcSet(url: string): string | undefined {
  const file = readPictureUrl(url)
  const sizes = file ? toSizes(file) : []
  if (!file || sizes.length < 2) return undefined
  return sizes.map((size) => `${toStoredPictureUrl({ ...file, ...size })} ${size.width}w`).join(', ')
}

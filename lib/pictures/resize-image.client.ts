import { MAX_PICTURE, toSizes } from './picture-name.ts'

const QUALITY = 0.82

export class UnreadablePicture extends Error {
  override name = 'UnreadablePicture'
}

async function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY))
  // A browser that cannot write a type creates a PNG.
  return blob?.type === type ? blob : null
}

async function draw(image: ImageBitmap, { width, height }: { width: number; height: number }): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new UnreadablePicture()
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
  const webp = await encode(canvas, 'image/webp')
  if (webp) return webp
  // JPEG has no transparency, and transparent pixels would become black.
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  const jpeg = await encode(canvas, 'image/jpeg')
  if (!jpeg) throw new UnreadablePicture()
  return jpeg
}

/** Resizes a picture to the widths that are stored, upright and without camera data. Throws UnreadablePicture. */
export async function resizeImage(file: Blob): Promise<Blob[]> {
  const image = await createImageBitmap(file).catch(() => {
    throw new UnreadablePicture()
  })
  try {
    const shrink = Math.min(1, MAX_PICTURE.width / image.width, MAX_PICTURE.height / image.height)
    const widest = { width: Math.round(image.width * shrink), height: Math.max(1, Math.round(image.height * shrink)) }
    return await Promise.all(toSizes(widest).map((size) => draw(image, size)))
  } finally {
    image.close()
  }
}

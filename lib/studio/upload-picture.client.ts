import { resizeImage, UnreadablePicture } from '../pictures/resize-image.client.ts'
import { callStudio } from './call.client.ts'

/** A stored picture's address, and its size in pixels. */
export type StoredPicture = { src: string; width: number; height: number }

/** Thrown for a refused upload. The message is for the person who sent it. */
export class PictureRefused extends Error {
  override name = 'PictureRefused'
}

async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += 8_192) text += String.fromCharCode(...bytes.subarray(at, at + 8_192))
  return btoa(text)
}

/** Resizes a picture and stores it. Throws PictureRefused. */
export async function uploadPicture(file: Blob): Promise<StoredPicture> {
  try {
    const variants = await Promise.all((await resizeImage(file)).map(toBase64))
    const called = await callStudio<StoredPicture>('pictures', { method: 'POST', body: { variants } })
    if (called.ok) return called.value
    throw new PictureRefused(called.problem.errors?.picture ?? `${called.problem.title} ${called.problem.detail}`)
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error
    throw new PictureRefused('This browser cannot read the file as a picture. Use a JPEG, PNG or WebP file.')
  }
}

/** Copies a picture from another site. The server fetches it, because browsers may not. Throws PictureRefused. */
export async function importImage(address: string): Promise<StoredPicture> {
  const body = JSON.stringify({ address })
  const response = await fetch('/api/studio/pictures/take', { method: 'POST', body }).catch(() => null)
  if (!response?.ok)
    throw new PictureRefused('This picture cannot be fetched. Save it on your device, then choose it here.')
  return uploadPicture(await response.blob())
}

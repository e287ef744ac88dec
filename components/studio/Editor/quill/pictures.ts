import type Quill from 'quill/core.js'
import { findAltError } from '@/lib/pictures/alt-text'
import { PictureRefused, type StoredPicture } from '@/lib/studio/upload-picture.client'

/** A picture to be taken over into the text at `index`: a file, or an address as it was pasted. */
export type Wanted = { source: Blob | string; alt: string; index: number }

/** How pictures come to the site. Both may refuse with a PictureRefused, whose message is shown. */
export type PictureStore = {
  upload(file: Blob): Promise<StoredPicture>
  /** Takes a picture over from another site. */
  take(address: string): Promise<StoredPicture>
}

type PicturePorts = PictureStore & {
  /** Asks for the words of a picture; an empty text is decoration, null means that the picture is not wanted after all. */
  ask(picture: StoredPicture, fileName: string): Promise<string | null>
}

const DATA = /^data:(image\/[a-z+]+);base64,([a-z0-9+/=\s]+)$/i

/** The types of files that can be taken over. */
export const PICTURE_TYPES = ['png', 'jpeg', 'gif', 'webp', 'avif', 'heic', 'heif'].map((name) => `image/${name}`)

let count = 0

/**
 * Takes pictures over, one after the other, each at its place. What is typed in the meantime moves the places along. Returns
 * why the last one that failed was refused, or nothing.
 */
export async function takePictures(quill: Quill, wanted: Wanted[], ports: PicturePorts): Promise<string> {
  let refusal = ''
  const placed = wanted.map((one) => {
    count += 1
    const id = `picture-${count}`
    quill.updateContents([...(one.index > 0 ? [{ retain: one.index }] : []), { insert: { placeholder: id } }], 'api')
    return { ...one, id }
  })
  for (const { id, ...one } of placed) {
    const made = await takeOne(one, ports).catch((error: unknown) => {
      const isKnown = error instanceof PictureRefused
      refusal = isKnown ? error.message : 'A picture could not be imported. Try again, or choose its file instead.'
      return one.alt
    })
    replace(quill, id, made)
  }
  return refusal
}

async function takeOne({ source, alt }: Wanted, ports: PicturePorts) {
  const name = source instanceof File ? source.name : ''
  const picture = await receive(source, ports)
  const words = alt && findAltError(alt, false, name) === null ? alt : await ports.ask(picture, name)
  return words === null ? null : { ...picture, alt: words }
}

function receive(source: Blob | string, { upload, take }: PictureStore): Promise<StoredPicture> {
  if (typeof source !== 'string') return upload(source)
  const data = DATA.exec(source)
  if (data) return upload(toBlob(data[2] ?? '', data[1] ?? ''))
  if (!/^(?:https?:)?\/\//i.test(source))
    throw new PictureRefused('That picture is on your device. Choose its file instead.')
  return take(source.startsWith('//') ? `https:${source}` : source)
}

function toBlob(base64: string, type: string): Blob {
  const bytes = Uint8Array.from(atob(base64.replace(/\s/g, '')), (character) => character.charCodeAt(0))
  return new Blob([bytes], { type })
}

/** Inserts the picture, or the description of one that failed, at its placeholder, unless the author has deleted that. */
function replace(quill: Quill, id: string, made: (StoredPicture & { alt: string }) | string | null): void {
  const node = quill.root.querySelector(`[data-id="${id}"]`)
  const blot = node && quill.scroll.find(node)
  if (!blot) return
  const index = quill.getIndex(blot)
  quill.deleteText(index, 1, 'api')
  if (typeof made === 'string') quill.insertText(index, made, 'user')
  if (!made || typeof made === 'string') return
  const attributes = { alt: made.alt, width: String(made.width), height: String(made.height) }
  quill.updateContents([...(index > 0 ? [{ retain: index }] : []), { insert: { image: made.src }, attributes }], 'user')
  quill.setSelection(index + 1, 0, 'silent')
}

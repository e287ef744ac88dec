import type Quill from 'quill/core.js'
import { findAltError } from '@/lib/pictures/alt-text'
import type { DeltaOp } from '@/lib/rich-text/delta-ops'
import { PictureRefused, type StoredPicture } from '@/lib/studio/upload-picture.client'

/** A picture to be imported into the text at `index`: a file, or a pasted address. */
export type NewPicture = { source: Blob | string; alt: string; caption?: string; index: number }

/** Stores pictures on the site. Both methods may throw a PictureRefused, whose message is shown. */
export type PictureStore = {
  upload(file: Blob): Promise<StoredPicture>
  /** Copies a picture from another site. */
  importFrom(address: string): Promise<StoredPicture>
}

/** A picture's description, which is empty for a decoration, and its caption, which may be empty. */
export type PictureWords = { alt: string; caption: string }

type PicturePorts = PictureStore & {
  /** Asks for a picture's words. Null means that the author cancelled. */
  ask(picture: StoredPicture, fileName: string): Promise<PictureWords | null>
}

const DATA = /^data:(image\/[a-z+]+);base64,([a-z0-9+/=\s]+)$/i

/** The types of files that can be imported. */
export const PICTURE_TYPES = ['png', 'jpeg', 'gif', 'webp', 'avif', 'heic', 'heif'].map((name) => `image/${name}`)

let count = 0

/**
 * Imports pictures one after another, each at its index. Placeholders keep the positions while the author types.
 * Returns why the last picture that failed was refused, or an empty string.
 */
export async function importPictures(quill: Quill, pictures: NewPicture[], ports: PicturePorts): Promise<string> {
  let refusal = ''
  const placed = pictures.map((picture) => {
    count += 1
    const id = `picture-${count}`
    insertAt(quill, picture.index, { insert: { placeholder: id } }, 'api')
    return { ...picture, id }
  })
  for (const { id, ...picture } of placed) {
    const made = await importPicture(picture, ports).catch((error: unknown) => {
      const isKnown = error instanceof PictureRefused
      refusal = isKnown ? error.message : 'A picture could not be imported. Try again, or choose its file instead.'
      return picture.alt
    })
    replace(quill, id, made)
  }
  return refusal
}

async function importPicture({ source, alt, caption = '' }: NewPicture, ports: PicturePorts) {
  const name = source instanceof File ? source.name : ''
  const picture = await store(source, ports)
  const isDescribed = alt !== '' && findAltError(alt, false, name) === null
  const words = isDescribed ? { alt, caption } : await ports.ask(picture, name)
  return words && { ...picture, ...words, caption: words.caption || caption }
}

function store(source: Blob | string, { upload, importFrom }: PictureStore): Promise<StoredPicture> {
  if (typeof source !== 'string') return upload(source)
  const data = DATA.exec(source)
  if (data) return upload(toBlob(data[2] ?? '', data[1] ?? ''))
  if (!/^(?:https?:)?\/\//i.test(source))
    throw new PictureRefused('That picture is on your device. Choose its file instead.')
  return importFrom(source.startsWith('//') ? `https:${source}` : source)
}

function toBlob(base64: string, type: string): Blob {
  const bytes = Uint8Array.from(atob(base64.replace(/\s/g, '')), (character) => character.charCodeAt(0))
  return new Blob([bytes], { type })
}

/**
 * Replaces a placeholder with its picture, or with the description of a picture that failed. The author may have
 * deleted it.
 */
function replace(quill: Quill, id: string, made: (StoredPicture & PictureWords) | string | null): void {
  const node = quill.root.querySelector(`[data-id="${id}"]`)
  const blot = node && quill.scroll.find(node)
  if (!blot) return
  const index = quill.getIndex(blot)
  quill.deleteText(index, 1, 'api')
  if (typeof made === 'string') quill.insertText(index, made, 'user')
  if (!made || typeof made === 'string') return
  const { alt, caption, width, height } = made
  const sizes = { alt, width: String(width), height: String(height) }
  const attributes = caption ? { ...sizes, caption } : sizes
  insertAt(quill, index, { insert: { image: made.src }, attributes }, 'user')
  quill.setSelection(index + 1, 0, 'silent')
}

function insertAt(quill: Quill, index: number, op: DeltaOp, source: 'api' | 'user'): void {
  quill.updateContents(index > 0 ? [{ retain: index }, op] : [op], source)
}

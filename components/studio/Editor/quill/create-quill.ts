import Quill from 'quill/core.js'
import Table from 'quill/modules/table.js'
import type { Theme } from '@/lib/rich-text/fit-delta'
import { listenToClipboard } from './clipboard'
import { addKeys, KEYBOARD } from './keys'
import { isPictureFile, type Wanted } from './pictures'
import { toRegistry } from './registry'

export type QuillOptions = {
  theme: Theme
  placeholder: string
  /** The address that a picture is shown from, or null where the page may not load it. */
  show(src: string): string | null
  take(wanted: Wanted[]): void
  onLink(): void
  onToolbar(): void
}

Quill.register('modules/table', Table, true)

/** An editor in `host`. It ends when its node is removed: Quill keeps nothing outside of it. */
export function createQuill(host: HTMLElement, options: QuillOptions): Quill {
  const { theme, show, take } = options
  const hasPictures = theme === 'snow'
  const quill = new Quill(host, {
    registry: toRegistry(theme, show),
    placeholder: options.placeholder,
    modules: {
      keyboard: KEYBOARD,
      history: { userOnly: true },
      uploader: {
        mimetypes: ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'image/heic', 'image/heif'],
        handler: ({ index }: { index: number }, files: File[]) => {
          if (hasPictures) take(files.filter(isPictureFile).map((source) => ({ source, alt: '', index })))
        },
      },
      table: theme === 'snow',
    },
  })
  const { root } = quill
  root.setAttribute('role', 'textbox')
  root.setAttribute('aria-multiline', 'true')
  addKeys(quill, { link: options.onLink, toolbar: options.onToolbar })
  const isOwn = (src: string) => !/^data:/i.test(src) && show(src) !== null
  listenToClipboard(quill, { theme, isOwn, take: hasPictures ? take : () => undefined })
  return quill
}

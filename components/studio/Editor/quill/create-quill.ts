import Quill, { Parchment } from 'quill/core.js'
import { AlignClass } from 'quill/formats/align.js'
import Blockquote from 'quill/formats/blockquote.js'
import Bold from 'quill/formats/bold.js'
import { Code, CodeBlockContainer } from 'quill/formats/code.js'
import { DirectionClass } from 'quill/formats/direction.js'
import Header from 'quill/formats/header.js'
import Indent from 'quill/formats/indent.js'
import Italic from 'quill/formats/italic.js'
import Link from 'quill/formats/link.js'
import ListItem, { ListContainer } from 'quill/formats/list.js'
import Script from 'quill/formats/script.js'
import { SizeClass } from 'quill/formats/size.js'
import Strike from 'quill/formats/strike.js'
import { TableBody, TableCell, TableContainer, TableRow } from 'quill/formats/table.js'
import Underline from 'quill/formats/underline.js'
import Table from 'quill/modules/table.js'
import type { Theme } from '@/lib/rich-text/restrict-formats'
import { CodeLine, Divider, Formula, ListStart, Mention, Placeholder, toPicture, VideoCard } from './blots'
import { listenToClipboard } from './clipboard'
import { addKeys, KEYBOARD } from './keys'
import { PICTURE_TYPES, type Wanted } from './pictures'

const TableHead = new Parchment.ClassAttributor('table-head', 'ql-table-head', { scope: Parchment.Scope.BLOCK })

const CORE = ['block', 'break', 'cursor', 'inline', 'scroll', 'text']
const SHORT = [Bold, Italic, Link, Header, Blockquote]
const TEXT = [Underline, Strike, Script, Code, SizeClass, AlignClass, DirectionClass, Indent]
const LISTS_AND_CODE = [ListContainer, ListItem, ListStart, CodeBlockContainer, CodeLine]
const TABLES = [TableContainer, TableBody, TableRow, TableCell, TableHead]
const EMBEDS = [VideoCard, Divider, Formula, Mention, Placeholder]
const LONG = [...TEXT, ...LISTS_AND_CODE, ...TABLES, ...EMBEDS]

/** The formats of one editor. Each has a list of its own, so that the short texts cannot get what is for long ones. */
function toRegistry(theme: Theme, show: (src: string) => string | null): Parchment.Registry {
  const registry = new Parchment.Registry()
  for (const name of CORE) {
    const blot = Quill.DEFAULTS.registry.query(name)
    if (blot) registry.register(blot)
  }
  registry.register(...SHORT)
  if (theme === 'snow') registry.register(...LONG, toPicture(show))
  return registry
}

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
  const quill = new Quill(host, {
    registry: toRegistry(theme, show),
    placeholder: options.placeholder,
    modules: {
      keyboard: KEYBOARD,
      history: { userOnly: true },
      uploader: {
        mimetypes: PICTURE_TYPES,
        handler: ({ index }: { index: number }, files: File[]) =>
          take(files.map((source) => ({ source, alt: '', index }))),
      },
      table: theme === 'snow',
    },
  })
  quill.root.setAttribute('role', 'textbox')
  quill.root.setAttribute('aria-multiline', 'true')
  addKeys(quill, options)
  const isOwn = (src: string) => !/^data:/i.test(src) && show(src) !== null
  listenToClipboard(quill, { theme, isOwn, take })
  return quill
}

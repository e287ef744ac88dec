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
import { Clipboard } from './clipboard'
import { addKeys, KEYBOARD } from './keys'
import { addMarkdown } from './markdown'
import { type NewPicture, PICTURE_TYPES } from './pictures'
import { addTableKeys } from './table-keys'

const TableHead = new Parchment.ClassAttributor('table-head', 'ql-table-head', { scope: Parchment.Scope.BLOCK })

const CORE = ['block', 'break', 'cursor', 'inline', 'scroll', 'text']
const SHORT = [Bold, Italic, Link, Header, Blockquote]
const TEXT = [Underline, Strike, Script, Code, SizeClass, AlignClass, DirectionClass, Indent]
const LISTS_AND_CODE = [ListContainer, ListItem, ListStart, CodeBlockContainer, CodeLine]
const TABLES = [TableContainer, TableBody, TableRow, TableCell, TableHead]
const EMBEDS = [VideoCard, Divider, Formula, Mention, Placeholder]
const LONG = [...TEXT, ...LISTS_AND_CODE, ...TABLES, ...EMBEDS]

/** Returns the formats of one editor. Each editor has its own list, so that short texts cannot get the formats of long ones. */
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
  /** Returns the address that a picture is shown from, or null if the page may not load it. */
  show(src: string): string | null
  importPictures(pictures: NewPicture[]): void
  onLink(): void
  onToolbar(): void
  onFind(): void
}

Quill.register({ 'modules/clipboard': Clipboard, 'modules/table': Table }, true)

/** Creates an editor in `host`. Removing the node ends it: Quill keeps nothing outside of it. */
export function createQuill(host: HTMLElement, options: QuillOptions): Quill {
  const { theme, show, importPictures } = options
  const quill = new Quill(host, {
    registry: toRegistry(theme, show),
    placeholder: options.placeholder,
    modules: {
      keyboard: KEYBOARD,
      history: { userOnly: true },
      clipboard: { theme, importPictures, isFirstParty: (src: string) => !/^data:/i.test(src) && show(src) !== null },
      uploader: {
        mimetypes: PICTURE_TYPES,
        handler: ({ index }: { index: number }, files: File[]) =>
          importPictures(files.map((source) => ({ source, alt: '', index }))),
      },
      table: theme === 'snow',
    },
  })
  quill.root.setAttribute('role', 'textbox')
  quill.root.setAttribute('aria-multiline', 'true')
  addKeys(quill, options)
  addMarkdown(quill)
  if (theme === 'snow') addTableKeys(quill)
  return quill
}

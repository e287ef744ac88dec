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
import type { Theme } from '@/lib/rich-text/fit-delta'
import { CodeLine, Divider, Formula, Mention, Placeholder, toPicture, VideoCard } from './blots'

const TableHead = new Parchment.ClassAttributor('table-head', 'ql-table-head', { scope: Parchment.Scope.BLOCK })

const CORE = ['block', 'break', 'cursor', 'inline', 'scroll', 'text']
const SHORT = [Bold, Italic, Link, Header, Blockquote]
const LONG = [
  ...[Underline, Strike, Script, Code, SizeClass, AlignClass, DirectionClass, Indent],
  ...[ListContainer, ListItem, CodeBlockContainer, CodeLine, TableContainer, TableBody, TableRow, TableCell, TableHead],
  ...[VideoCard, Divider, Formula, Mention, Placeholder],
]

/** The formats of one editor. Each has a list of its own, so that the short texts cannot get what is for long ones. */
export function toRegistry(theme: Theme, show: (src: string) => string | null): Parchment.Registry {
  const registry = new Parchment.Registry()
  for (const name of CORE) {
    const blot = Quill.DEFAULTS.registry.query(name)
    if (blot) registry.register(blot)
  }
  registry.register(...SHORT)
  if (theme === 'snow') registry.register(...LONG, toPicture(show))
  return registry
}

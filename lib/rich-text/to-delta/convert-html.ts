import type { ImageSources } from '../../pictures/image-sources.ts'
import type { Delta } from '../delta-ops.ts'
import { readSource } from '../read-source.ts'
import { renderRichText } from '../safe-html.ts'
import { toDelta } from './to-delta.ts'

/** A text in the editor's form. `losses` names what visitors would no longer see; it is empty if they see the same. */
type Conversion = { delta: Delta; losses: string[] }

const WORDS: Record<string, string> = {
  figcaption: 'captions of pictures',
  caption: 'captions of tables',
  th: 'head cells of tables',
  details: 'parts that open and close',
  dl: 'lists of terms',
  br: 'line breaks within a paragraph',
  blockquote: 'quotes of several paragraphs',
  abbr: 'explained abbreviations',
  time: 'dates for machines',
  kbd: 'names of keys',
  mark: 'marked words',
  small: 'small print',
  ol: 'numbers of lists that do not begin with 1',
  colspan: 'cells that span several others',
  rowspan: 'cells that span several others',
}
const TAG = /<([a-z][a-z0-9-]*)|\b(colspan|rowspan)=/g

/**
 * Converts stored HTML to a Delta, on the server. To find losses, compares the pages that visitors would get from each.
 */
export function convertHtml(html: string, sources: ImageSources): Conversion {
  const delta = toDelta(readSource(html))
  const before = renderRichText(html, sources).html
  const after = renderRichText(delta, sources).html
  return { delta, losses: toShown(before) === toShown(after) ? [] : nameLosses(before, after) }
}

/** Elements that look the same as those that the editor writes. */
const TWINS: Record<string, string> = { b: 'strong', i: 'em', del: 's', strike: 's', ins: 'u' }
const TWIN = /(<\/?)(b|i|del|strike|ins)(?=[ >])/g

/** Returns HTML without the white space that no browser shows. Code keeps it. */
function toShown(html: string): string {
  const parts = html.split('</pre>').map((part) => {
    const [words = '', ...code] = part.split('<pre')
    return [toShownWords(words), ...code].join('<pre')
  })
  return parts.join('</pre>')
}

function toShownWords(html: string): string {
  const twins = html.replace(TWIN, (_tag, start, name) => start + TWINS[name])
  return twins.replace(/\s+/g, ' ').replaceAll(' </', '</')
}

function nameLosses(before: string, after: string): string[] {
  const had = countTags(before)
  const has = countTags(after)
  const lost = Object.keys(WORDS).filter((tag) => (had.get(tag) ?? 0) !== (has.get(tag) ?? 0))
  return lost.length > 0 ? [...new Set(lost.map((tag) => WORDS[tag] ?? tag))] : ['details of the layout']
}

function countTags(html: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [, tag, span] of html.matchAll(TAG)) {
    const name = tag ?? span ?? ''
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}

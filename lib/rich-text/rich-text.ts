import 'server-only'
import { toWritable } from '../format/text.ts'
import type { ImageSources } from '../pictures/image-sources.ts'
import { getImageSources } from '../pictures/media.ts'
import { toBlocks } from './blocks.ts'
import type { Delta } from './delta-ops.ts'
import { markBengali } from './language.ts'
import { type Heading, Outline } from './outline.ts'
import { toPlainText } from './plain-text.ts'
import { References } from './references.ts'
import { sanitize } from './sanitize.ts'
import { toUnsafeHtml } from './source.ts'
import { parseHtml, toHtmlText } from './tree.ts'

/** An article ready to be shown: `html` is safe, `words` and `plainText` leave out what is no reading (video cards). */
export type RichText = {
  html: string
  headings: Heading[]
  words: number
  plainText: string
}

/** Turns HTML or a Quill Delta into safe, well-formed HTML. Costs about 12 ms per 50 KB. Never throws. */
export function renderRichText(source: unknown, options: ImageSources, outline = new Outline()): RichText {
  const found = { tables: 0, colored: 0, formulas: 0 }
  const { html, isPlain } = toUnsafeHtml(source)
  // The sanitiser takes a second for a megabyte of entities, and plain text has nothing that it would take away.
  const parsed = parseHtml(toWritable(isPlain ? html : sanitize(html)))
  const references = new References(parsed)
  const blocks = toBlocks(parsed, { options, outline, references, found })
  references.resolve(outline)
  const nodes = markBengali(blocks)
  const plainText = toPlainText(nodes)
  return {
    html: toHtmlText(nodes),
    headings: outline.headings,
    words: plainText.split(/\s+/).filter(Boolean).length,
    plainText,
  }
}

/** A short text with formats as safe HTML. Its headings are below one of the level `below`. */
export function renderShortText(delta: Delta, below: number): string {
  return renderRichText(delta, getImageSources(), new Outline(below)).html
}

import 'server-only'
import { getImageSources } from '../media.ts'
import type { Delta } from './delta-ops.ts'
import { Outline } from './outline.ts'
import { renderRichText } from './rich-text.ts'

/** A short text with formats as safe HTML. Its headings are below one of the level `below`. */
export function renderShortText(delta: Delta, below: number): string {
  return renderRichText(delta, getImageSources(), new Outline(below)).html
}

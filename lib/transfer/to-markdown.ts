import type { ImageSources } from '../pictures/image-sources.ts'
import { type Markup, toHtml } from '../rich-text/markup.ts'
import { readSource } from '../rich-text/read-source.ts'
import { renderRichText } from '../rich-text/safe-html.ts'
import { createTurndown } from '../rich-text/turndown.ts'
import { toHtmlBody } from './read-markdown.ts'

const turndown = createTurndown()

/** A body as Markdown. `isExact` tells whether it shows the same page when it is read back. */
export type MarkdownBody = { markdown: string; isExact: boolean }

/** Returns HTML for a place in Markdown, where a blank line would end it. */
const toRawHtml = (html: string) => html.replace(/\n(?:[ \t]*\n)+/g, '\n')

/** Converts a stored body to Markdown: what Markdown cannot say stays HTML. */
export function toMarkdownBody(body: string, sources: ImageSources): MarkdownBody {
  const render = (source: string) => renderRichText(source, sources).html
  const wanted = render(body)
  const pieces = readSource(body)
  const whole = turndown.turndown(pieces.map(toHtml).join(''))
  if (render(toHtmlBody(whole)) === wanted) return { markdown: whole, isExact: true }
  const toBlock = (piece: Markup) => {
    const html = toHtml(piece)
    const markdown = turndown.turndown(html)
    return render(toHtmlBody(markdown)) === render(html) ? markdown : toRawHtml(html)
  }
  const mixed = pieces
    .map(toBlock)
    .filter((block) => block.trim())
    .join('\n\n')
  return { markdown: mixed, isExact: render(toHtmlBody(mixed)) === wanted }
}

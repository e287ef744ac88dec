import { unescapeAttribute } from '../../lib/http/unescape-attribute.ts'
import { createTurndown } from '../../lib/rich-text/turndown.ts'

/** Elements without text, and the path to the page, which its address says already. */
const UNREAD = ['svg', 'script', 'style', 'template', 'noscript', 'nav', 'iframe']

/** Inline elements that only their style keeps apart. */
const TOUCHING = /<\/(?:a|b|em|i|label|small|span|strong|time)>(?=<(?:a|b|em|i|label|small|span|strong|time)\b)/g

const CANONICAL = /<link rel="canonical" href="([^"]*)"/
const TITLE = /<title>([^<]*)<\/title>/

/** Removes all elements of a name, in linear time. */
function removeElements(html: string, name: string): string {
  const kept: string[] = []
  let at = 0
  for (;;) {
    const start = html.indexOf(`<${name}`, at)
    const end = start < 0 ? -1 : html.indexOf(`</${name}>`, start)
    if (end < 0) break
    kept.push(html.slice(at, start))
    at = end + name.length + 3
  }
  return kept.join('') + html.slice(at)
}

/** Returns the content of the page's `<main>`. */
function getMain(html: string): string {
  const start = html.indexOf('<main')
  return html.slice(start, html.indexOf('</main>', start))
}

const toLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/**
 * Writes a table with its first row as the heading, because Markdown knows no other. `texts` has the Markdown of its
 * cells.
 */
function toTable(table: HTMLElement, texts: ReadonlyMap<Element, string>): string {
  const ownRows = Array.from(table.querySelectorAll('tr')).filter((row) => row.closest('table') === table)
  const rows = ownRows.map((row) =>
    Array.from(row.children, (cell) => toLine(texts.get(cell) ?? '').replaceAll('|', '\\|')),
  )
  const width = Math.max(0, ...rows.map((row) => row.length))
  const toRow = (cells: string[]) => `| ${Array.from({ length: width }, (_, at) => cells[at] ?? '').join(' | ')} |`
  const [head, ...body] = rows
  if (!head) return ''
  const ownCaption = Array.from(table.children).find(({ nodeName }) => nodeName === 'CAPTION')
  const caption = toLine(ownCaption?.textContent ?? '')
  const lines = [toRow(head), toRow(Array<string>(width).fill('---')), ...body.map(toRow)]
  return `\n\n${caption && `${caption}\n\n`}${lines.join('\n')}\n\n`
}

/** Lists what a form asks for. Whoever reads this page cannot fill it in, so it says where it is. */
function toFieldList(form: HTMLElement, address: string): string {
  // A search: the links below it lead to the same views.
  if (form.getAttribute('method')?.toLowerCase() !== 'post') return ''
  const labels = Array.from(form.querySelectorAll('legend, label'))
    .filter((label) => !label.closest('[aria-hidden="true"]'))
    .map((label) => toLine(label.textContent ?? ''))
  const fields = [...new Set(labels)].filter(Boolean).map((label) => `- ${label}`)
  const hash = form.closest('[id]:not(main)')?.getAttribute('id')
  return `\n\nForm ([fill it in on the page](${address}${hash ? `#${hash}` : ''})):\n\n${fields.join('\n')}\n\n`
}

/** Returns the canonical address of a page; null for a page that has none, such as an error page. */
function findCanonical(html: string): string | null {
  const found = CANONICAL.exec(html)?.[1]
  return found && URL.canParse(unescapeAttribute(found)) ? new URL(unescapeAttribute(found)).href : null
}

/** `canonical` is the page's own address; `null` for an error page. */
type PageMarkdown = { markdown: string; canonical: string | null }

/** Longer content would block other requests for a second. */
const MAX_LENGTH = 300_000

/**
 * Converts a processed page to Markdown: its main content with full addresses. It begins with the page's title. Returns
 * null if it is too long.
 * `siteUrl` is the base of links on a page without a canonical address.
 */
export function toPageMarkdown(html: string, siteUrl: string): PageMarkdown | null {
  const main = UNREAD.reduce(removeElements, getMain(html)).replace(TOUCHING, '$& ')
  if (main.length > MAX_LENGTH) return null
  const canonical = findCanonical(html)
  const address = canonical ?? siteUrl
  const toFull = (href: string) => (URL.canParse(href, address) ? new URL(href, address).href : null)
  const turndown = createTurndown()
  const isUnread = (node: HTMLElement) =>
    node.hasAttribute('hidden') || node.getAttribute('aria-hidden') === 'true' || node.nodeName === 'BUTTON'
  turndown.addRule('unread', { filter: isUnread, replacement: () => '' })
  turndown.addRule('field', { filter: ['input', 'select', 'textarea'], replacement: () => '' })
  turndown.addRule('link', {
    filter: (node) => node.nodeName === 'A' && !isUnread(node),
    replacement: (content, node) => {
      const link = node as HTMLElement
      const full = toFull(link.getAttribute('href') ?? '')
      // A card is a link around blocks, which Markdown cannot express.
      const text = toLine(content.replace(/^#+ /gm, ''))
      const label = text || toLine(link.getAttribute('aria-label') ?? '')
      return full && label && link.hasAttribute('href') ? `[${label}](${full})` : text
    },
  })
  turndown.addRule('picture', {
    filter: 'img',
    replacement: (_, node) => {
      const picture = node as HTMLElement
      const alt = toLine(picture.getAttribute('alt') ?? '')
      const full = toFull(picture.getAttribute('src') ?? '')
      return alt && full?.startsWith('http') ? `![${alt.replace(/[[\]]/g, '')}](${full})` : ''
    },
  })
  // Each cell is converted once: a table in a table in a table would take twice as long with each.
  const cells = new Map<Element, string>()
  turndown.addRule('cell', {
    filter: ['th', 'td'],
    replacement: (content, node) => {
      cells.set(node as HTMLElement, content)
      return ''
    },
  })
  turndown.addRule('table', { filter: 'table', replacement: (_, node) => toTable(node as HTMLElement, cells) })
  turndown.addRule('form', {
    filter: 'form',
    replacement: (_, node) => toFieldList(node as HTMLElement, address),
  })
  turndown.addRule('term', { filter: ['dt', 'summary'], replacement: (content) => `\n\n**${toLine(content)}**\n\n` })
  // Turndown takes quadratic time to trim its result, so it gets an empty one.
  let result = ''
  turndown.addRule('result', {
    filter: 'main',
    replacement: (content) => {
      result = content
      return ''
    },
  })
  turndown.turndown(main)
  const markdown = result.trim()
  const title = /^# /m.test(markdown) ? '' : `# ${unescapeAttribute(TITLE.exec(html)?.[1] ?? '')}\n\n`
  return { markdown: `${title}${markdown}\n`, canonical }
}

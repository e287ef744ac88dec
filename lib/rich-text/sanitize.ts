import sanitizeHtml from 'sanitize-html'
import { parseHtml, toHtmlText } from './tree.ts'

/** The tags that begin a line of their own, and that an article keeps; tables and frames are apart. */
export const BLOCKS = 'p div h1 h2 h3 h4 h5 h6 blockquote pre hr figure figcaption details summary ul ol li dl dt dd'
const TABLES = 'table caption thead tbody tfoot tr th td'
const INLINE =
  'a b strong i em u s del ins strike sub sup code kbd samp var mark small abbr cite q dfn time span br img'

/** Other tags that begin a line of their own: without one, the words before and after them would run together. */
const PARTS = 'section article main header footer nav aside address center hgroup form fieldset legend search'.split(
  ' ',
)

const VIDEO_HOSTS = [
  'www.youtube.com',
  'youtube.com',
  'm.youtube.com',
  'youtu.be',
  'www.youtube-nocookie.com',
  'youtube-nocookie.com',
  'player.vimeo.com',
  'vimeo.com',
  'www.vimeo.com',
]

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [BLOCKS, TABLES, INLINE, 'iframe'].join(' ').split(' '),
  allowedAttributes: {
    '*': ['id', 'lang', 'dir', 'data-list', 'data-checked', 'data-language', 'data-value'],
    a: ['href', 'title'],
    abbr: ['title'],
    img: ['src', 'alt', 'width', 'height'],
    iframe: ['src', 'title'],
    ol: ['start', 'reversed', 'type'],
    li: ['value'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    time: ['datetime'],
  },
  allowedClasses: { '*': ['ql-*', 'language-*', 'lang-*'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https', 'data'], iframe: ['https', 'http'] },
  allowProtocolRelative: true,
  allowedIframeHostnames: VIDEO_HOSTS,
  // Not `option`, as by default: one that is never closed would take the rest of the article with it.
  nonTextTags: ['script', 'style', 'textarea', 'xmp'],
  allowVulnerableTags: false,
  parseStyleAttributes: false,
  transformTags: { '*': toOwnTag },
}

// Within these the sanitiser's parser ends styles, titles and tags at other places than a browser does, and the rest of the text
// could vanish in an attribute. So a browser's reading of them is written down first.
const FOREIGN = /<(?:svg|math)\b/i

/** The allow-list: what an article may consist of. Tags outside it lose their mark-up, scripts and styles also their text. */
export function sanitize(html: string): string {
  return sanitizeHtml(FOREIGN.test(html) ? toHtmlText(parseHtml(html)) : html, OPTIONS)
}

/** Editors other than Quill align with an inline style, which does not survive; Quill's class does. */
function toOwnTag(tag: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const tagName = PARTS.includes(tag) ? 'div' : tag
  const align = /text-align\s*:\s*(center|right|justify)/i.exec(attribs.style ?? '')?.[1]
  if (!align) return { tagName, attribs }
  return { tagName, attribs: { ...attribs, class: `${attribs.class ?? ''} ql-align-${align.toLowerCase()}` } }
}

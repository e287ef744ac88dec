import sanitizeHtml from 'sanitize-html'

/** The tags that begin a line of their own, and that an article keeps; tables and frames are apart. */
export const BLOCKS = 'p div h1 h2 h3 h4 h5 h6 blockquote pre hr figure figcaption details summary ul ol li dl dt dd'
const TABLES = 'table caption thead tbody tfoot tr th td'
const INLINE =
  'a b strong i em u s del ins strike sub sup code kbd samp var mark small abbr cite q dfn time span br img'

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
}

/** The allow-list: what an article may consist of. Tags outside it lose their mark-up, scripts and styles also their text. */
export function sanitize(html: string): string {
  return sanitizeHtml(html, OPTIONS)
}

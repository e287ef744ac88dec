import { escapeHtml } from '../format/escape-html.ts'

const STYLE =
  'body{max-width:36rem;margin:3rem auto;padding:0 1.25rem;font:1.125rem/1.6 system-ui,sans-serif;color-scheme:light dark}'

/** Tells whether a client shows the answer as a page. Scripts accept JSON or anything. */
export const acceptsPage = (accept: string | null | undefined): boolean => /\btext\/html\b/.test(accept ?? '')

/** Renders a page that needs no other file, for when the site's own pages cannot be shown. */
export function toPlainPage(title: string, content: string, documentTitle = title): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(documentTitle)}</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><style>${STYLE}</style></head>
<body><main data-page="document"><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`
}

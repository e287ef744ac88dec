import { randomUUID } from 'node:crypto'
import { light } from '../../content/colours.ts'
import { company } from '../../content/company.ts'
import { escapeHtml } from '../format/escape-html.ts'

/** A part of a mail. */
export type Part =
  | { kind: 'text' | 'quote'; text: string }
  | { kind: 'small'; text: string; link?: { label: string; href: string } }
  | { kind: 'list'; title: string; items: readonly string[] }
  | { kind: 'button'; label: string; href: string }
  /** A link with a line or two about its target. */
  | { kind: 'link'; label: string; href: string; text: string }

/** A rendered mail. All attempts to send it share its Message-ID. */
export type Mail = {
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
  messageId: string
  date: string
  headers?: Record<string, string>
}

const LINE = /[\r\n\u2028\u2029\0]+/g

/** Returns a text on one line: a line break would start another header. */
export const toLine = (text: string): string => text.replace(LINE, ' ').trim()

/** Replaces each `{name}` with its value. The result has one line. */
export const fill = (sentence: string, values: Record<string, string>): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => toLine(values[name] ?? ''))

/** Returns a paragraph in which each `{name}` is replaced with its value. */
export const toParagraph = (sentence: string, values: Record<string, string>): Part => ({
  kind: 'text',
  text: fill(sentence, values),
})

function toText(part: Part): string {
  if (part.kind === 'list') return [part.title, ...part.items.map((item) => `- ${item}`)].join('\n')
  if (part.kind === 'button') return `${part.label}: ${part.href}`
  if (part.kind === 'link') return [part.label, part.text, part.href].filter(Boolean).join('\n')
  if (part.kind === 'small' && part.link) return `${part.text} ${part.link.label}: ${part.link.href}`
  return part.kind === 'quote' ? part.text.replace(/^/gm, '> ') : part.text
}

const toLink = (label: string, href: string, style: string) =>
  `<a href="${escapeHtml(href)}"${style && ` style="${style}"`}>${escapeHtml(label)}</a>`

const toLines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')

const BUTTON = `display:inline-block;padding:12px 20px;background:${light.primary};color:${light['on-primary']};font-weight:600;text-decoration:none`

function toHtml(part: Part): string {
  if (part.kind === 'list') {
    const items = part.items.map((item) => `<li style="margin:0 0 8px">${toLines(item)}</li>`).join('')
    return `<h2 style="font-size:18px;margin:24px 0 8px">${escapeHtml(part.title)}</h2><ol style="padding-left:24px;margin:0">${items}</ol>`
  }
  if (part.kind === 'button') return `<p>${toLink(part.label, part.href, BUTTON)}</p>`
  if (part.kind === 'link') {
    return `<p style="margin:20px 0">${toLink(part.label, part.href, 'font-weight:600')}<br>${toLines(part.text)}</p>`
  }
  if (part.kind === 'small') {
    const link = part.link ? ` ${toLink(part.link.label, part.link.href, '')}` : ''
    return `<p style="font-size:14px">${toLines(part.text)}${link}</p>`
  }
  const look =
    part.kind === 'quote' ? ` style="margin:16px 0;padding-left:16px;border-left:3px dashed ${light.accent}"` : ''
  return `<p${look}>${toLines(part.text)}</p>`
}

// Most colours are left to the mail program; the others suit light and dark backgrounds.
const toPage = (subject: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 16px"><div style="max-width:560px;margin:0 auto;font:17px/1.55 Georgia,'Noto Serif Bengali',serif;overflow-wrap:break-word">
<p style="font-size:20px;font-weight:700;border-bottom:2px dashed ${light.accent};padding-bottom:12px">${escapeHtml(company.name)}</p>
${body}
</div></body></html>
`

/**
 * Out-of-office programs do not answer mail with these headers (RFC 3834; the second is Exchange's). `Precedence` was never a
 * standard, and lists have `List-` headers.
 */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' }

/** The headers of an automatic reply to a person's message. */
export const AUTO_REPLIED = { 'Auto-Submitted': 'auto-replied' }

/** Renders a mail as text and as HTML. */
export function renderMail(
  to: string,
  subject: string,
  parts: readonly Part[],
  { headers, ...more }: Pick<Mail, 'replyTo' | 'headers'> = {},
): Mail {
  return {
    to: toLine(to),
    subject: toLine(subject),
    text: `${parts.map(toText).join('\n\n')}\n`,
    html: toPage(subject, parts.map(toHtml).join('\n')),
    messageId: `<${randomUUID()}@${company.domain}>`,
    date: new Date().toISOString(),
    headers: { ...AUTOMATIC, ...headers },
    ...more,
  }
}

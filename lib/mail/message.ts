import { randomUUID } from 'node:crypto'
import { dark, light } from '../../content/colours.ts'
import { company } from '../../content/company.ts'
import { mail } from '../../content/mail.ts'
import { escapeHtml } from '../format/escape-html.ts'

/** A part of an email. */
export type Part =
  | { kind: 'title' | 'text' | 'quote'; text: string }
  | { kind: 'small'; text: string; link?: { label: string; href: string } }
  /** Numbered steps. */
  | { kind: 'list'; title: string; items: readonly string[] }
  | { kind: 'button'; label: string; href: string }
  /** A link with a line or two about its target, below a picture if there is one. */
  | { kind: 'link'; label: string; href: string; text: string; picture?: MailPicture | undefined }

/** A picture of 1200 × 630 pixels. `src` is its full address. */
export type MailPicture = { src: string; alt: string }

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
  calendar?: Calendar
}

/** An invitation or its cancellation (RFC 5545), attached as text/calendar. */
export type Calendar = { method: 'REQUEST' | 'CANCEL'; content: string }

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
  if (part.kind === 'list') return [part.title, ...part.items.map((item, index) => `${index + 1}. ${item}`)].join('\n')
  if (part.kind === 'button') return `${part.label}: ${part.href}`
  if (part.kind === 'link') return [part.label, part.text, part.href].filter(Boolean).join('\n')
  if (part.kind === 'small' && part.link) return `${part.text} ${part.link.label}: ${part.link.href}`
  return part.kind === 'quote' ? part.text.replace(/^/gm, '> ') : part.text
}

/**
 * The address of the mark in an email. The mailer attaches the file, because most programs show attached pictures at
 * once but ask before they load any from a server, and no server learns that the email was opened.
 */
export const MARK_SRC = 'cid:mark'

/** The file of the mark on the site. */
export const MARK_FILE = '/icons/mail-mark.png'

const DISPLAY = "'Anek Latin','Avenir Next','Segoe UI',Roboto,'Noto Sans Bengali',Arial,sans-serif"
const TEXT = "'Source Serif 4',Georgia,'Noto Serif Bengali',serif"

const STYLES = {
  page: `max-width:600px;margin:0 auto;padding:28px 20px 40px;font:18px/1.55 ${TEXT};overflow-wrap:break-word`,
  head: `margin:0;padding:0 0 18px;border-bottom:2px dashed ${light.accent};font:700 24px/48px ${DISPLAY};color:${light.primary}`,
  mark: 'margin-right:12px;border:0;vertical-align:middle',
  title: `margin:32px 0 0;font:700 30px/1.15 ${DISPLAY};color:${light.ink}`,
  text: 'margin:20px 0',
  quote: `margin:20px 0;padding-left:16px;border-left:3px dashed ${light.accent}`,
  heading: `margin:28px 0 8px;font:600 20px/1.3 ${DISPLAY};color:${light.ink}`,
  list: 'margin:0;padding-left:26px',
  item: 'margin:0 0 8px',
  action: 'margin:28px 0',
  button: `display:inline-block;padding:4px;border-radius:4px;background:${light.primary};color:${light['on-primary']};text-decoration:none`,
  seam: `display:block;padding:9px 18px;border:2px dashed ${light['on-primary']};border-radius:2px;font:600 18px/1.3 ${DISPLAY}`,
  link: `color:${light.primary}`,
  entry: 'margin:28px 0',
  entryLink: `color:${light.primary};font:600 21px/1.3 ${DISPLAY}`,
  about: 'display:block;margin-top:4px',
  picture: 'display:block;width:100%;height:auto;margin:0 0 14px;border:0;border-radius:4px',
  small: `margin:20px 0;font-size:16px;color:${light['ink-soft']}`,
  end: `margin:36px 0 0;padding:18px 0 0;border-top:2px dashed ${light.accent};font:16px/1.5 ${DISPLAY};color:${light['ink-soft']}`,
}

/** The colours of the dark scheme by class, for programs that know schemes. Others keep the light one or change it themselves. */
const DARK: Record<string, string> = {
  cloth: `background:${dark.ground} !important;color:${dark.ink} !important`,
  ink: `color:${dark.ink} !important`,
  soft: `color:${dark['ink-soft']} !important`,
  link: `color:${dark.primary} !important`,
  button: `background:${dark.primary} !important;color:${dark['on-primary']} !important`,
  seam: `border-color:${dark['on-primary']} !important`,
  rule: `border-color:${dark.accent} !important`,
}
const DARK_RULES = Object.entries(DARK)
  .map(([name, rules]) => `.${name}{${rules}}`)
  .join('')

/** The only style sheet of an email. */
export const DARK_STYLE = `<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${DARK_RULES}}</style>`

const toLink = (label: string, href: string) =>
  `<a href="${escapeHtml(href)}" class="link" style="${STYLES.link}">${escapeHtml(label)}</a>`

const toLines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')

const toPicture = ({ src, alt }: MailPicture) =>
  `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="560" height="294" style="${STYLES.picture}">`

function toHtml(part: Part): string {
  switch (part.kind) {
    case 'title':
      return `<h1 class="ink" style="${STYLES.title}">${escapeHtml(part.text)}</h1>`
    case 'list': {
      const items = part.items.map((item) => `<li style="${STYLES.item}">${toLines(item)}</li>`).join('')
      return `<h2 class="ink" style="${STYLES.heading}">${escapeHtml(part.title)}</h2>\n<ol style="${STYLES.list}">${items}</ol>`
    }
    case 'button':
      return `<p style="${STYLES.action}"><a href="${escapeHtml(part.href)}" class="button" style="${STYLES.button}"><span class="seam" style="${STYLES.seam}">${escapeHtml(part.label)}</span></a></p>`
    case 'link': {
      const picture = part.picture ? toPicture(part.picture) : ''
      return `<p style="${STYLES.entry}"><a href="${escapeHtml(part.href)}" class="link" style="${STYLES.entryLink}">${picture}${escapeHtml(part.label)}</a><span style="${STYLES.about}">${toLines(part.text)}</span></p>`
    }
    case 'small': {
      const link = part.link ? ` ${toLink(part.link.label, part.link.href)}` : ''
      return `<p class="soft" style="${STYLES.small}">${toLines(part.text)}${link}</p>`
    }
    case 'quote':
      return `<p class="rule" style="${STYLES.quote}">${toLines(part.text)}</p>`
    case 'text':
      return `<p style="${STYLES.text}">${toLines(part.text)}</p>`
  }
}

const toPage = (subject: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title>
${DARK_STYLE}</head>
<body class="cloth" style="margin:0;padding:0;background:${light.ground};color:${light.ink}"><div class="cloth" style="${STYLES.page};background:${light.ground};color:${light.ink}">
<p class="rule link" style="${STYLES.head}"><img src="${MARK_SRC}" alt="" width="48" height="48" style="${STYLES.mark}">${escapeHtml(company.name)}</p>
${body}
<p class="rule soft" style="${STYLES.end}">${toLines(mail.end)}</p>
</div></body></html>
`

/**
 * An email as the Studio's pages show it: they load pictures of their own host only, and no style sheet of the email.
 */
export type ShownMail = Pick<Mail, 'subject' | 'html' | 'text'>

/** Returns an email for the Studio's pages. */
export const toShownMail = ({ subject, html, text }: Mail, siteUrl: string): ShownMail => ({
  subject,
  // A browser has no attachments.
  html: html.replace(DARK_STYLE, '').replaceAll(MARK_SRC, MARK_FILE).replaceAll(`src="${siteUrl}/`, 'src="/'),
  text,
})

/**
 * Out-of-office programs do not answer mail with these headers (RFC 3834; the second is Exchange's). `Precedence` was never a
 * standard, and lists have `List-` headers.
 */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' }

/** The headers of an automatic reply to a person's message. */
export const AUTO_REPLIED = { 'Auto-Submitted': 'auto-replied' }

/** Renders an email as text and as HTML. Both end with the sender. A person wrote it if it is not `isAutomatic`. */
export function renderMail(
  to: string,
  subject: string,
  parts: readonly Part[],
  {
    headers,
    isAutomatic = true,
    ...more
  }: Pick<Mail, 'replyTo' | 'headers' | 'calendar'> & { isAutomatic?: boolean } = {},
): Mail {
  return {
    to: toLine(to),
    subject: toLine(subject),
    text: `${[...parts.map(toText), mail.end].join('\n\n')}\n`,
    html: toPage(subject, parts.map(toHtml).join('\n')),
    messageId: `<${randomUUID()}@${company.domain}>`,
    date: new Date().toISOString(),
    headers: { ...(isAutomatic && AUTOMATIC), ...headers },
    ...more,
  }
}

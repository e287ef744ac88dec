import { toEmailParts } from './email-parts.ts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

/** A text as HTML, fit for elements and for quoted attributes; written as React writes it. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

/** The same with its email addresses as links. */
export const toLinkedHtml = (text: string): string =>
  toEmailParts(text)
    .map((part, index) =>
      index % 2 === 0 ? escapeHtml(part) : `<a href="mailto:${escapeHtml(part)}">${escapeHtml(part)}</a>`,
    )
    .join('')

import { toEmailParts } from './email-parts.ts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

/** Escapes a text for HTML elements and quoted attributes, in the same form as React. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

/** Escapes a text in the same way, with its email addresses as links. */
export const toLinkedHtml = (text: string): string =>
  toEmailParts(text)
    .map((part, index) =>
      index % 2 === 0 ? escapeHtml(part) : `<a href="mailto:${escapeHtml(part)}">${escapeHtml(part)}</a>`,
    )
    .join('')

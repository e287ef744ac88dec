import { isSafeHref } from '../rich-text/safe-address.ts'

const EMAIL = /^[^\s@:/]{1,64}@[^\s@]{1,190}\.[^\s@.]{2,63}$/
const LABEL = /^[a-z0-9-]+$/i
const TOP_LEVEL = /^[a-z]{2,24}$/i

function isHost(text: string): boolean {
  const labels = text.split('.')
  return labels.length > 1 && labels.every((label) => LABEL.test(label)) && TOP_LEVEL.test(labels.at(-1) ?? '')
}

/** The address that a link field begins with for a selected text: its own where it is one, else nothing. */
export function toSuggestedAddress(selected: string): string {
  const text = selected.trim()
  if (EMAIL.test(text)) return `mailto:${text}`
  return /^(?:https?:\/\/|mailto:|tel:|www\.)\S+$/i.test(text) ? text : ''
}

/** What was typed as the address of a link; null where nobody may follow it. */
export function toLinkAddress(typed: string): string | null {
  const text = typed.trim()
  if (EMAIL.test(text)) return `mailto:${text}`
  const address = isHost(text.split(/[/?#:]/, 1)[0] ?? '') ? `https://${text}` : text
  return /\s/.test(address) || !isSafeHref(address) ? null : address
}
